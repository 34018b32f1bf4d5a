/** A made-up job posting to try the screen with. */
export const examplePosting = `Data Analyst
Company: Example Orchards Ltd
Location: Leeds
Hybrid: 2 days a week in the office
Salary: £34,000 - £40,000 per year
Full-time, permanent

What you will do
- Turn harvest numbers into a weekly report
- Explain to pickers and to the board what changed, and why

Requirements
- At least 2 years of experience in data analysis
- Excellent SQL
- Excel, and Power BI or Tableau
- Fluent English
- You have the right to work in the UK

Nice to have
- Python
- Experience with pruning shears
`;
