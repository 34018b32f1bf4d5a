export const tones = ["warm", "formal", "brief"] as const;
export type Tone = (typeof tones)[number];
export type OutreachId = "hr-finder" | "talent-acquisition" | "referral-network";

/* What a template may name: {company}, {the role} ("the Data Analyst role" or "a role"), {roles}, {recipient}, {sender}. */

type ByCard = Record<OutreachId, Record<Tone, string>>;

/** For an invitation's note without Premium: 200 characters with everything filled in. */
export const shortNotes: ByCard = {
  "hr-finder": {
    warm: "Hi {recipient}, {company} caught my eye and I'd love to hear how you hire for {roles}. Glad to connect! {sender}",
    formal:
      "Dear {recipient}, I am interested in {roles} at {company} and would value your guidance. Regards, {sender}",
    brief: "Hi {recipient}, I'm exploring {roles} at {company}. Open to connecting? {sender}",
  },
  "talent-acquisition": {
    warm: "Hi {recipient}, I admire the team {company} is building. Could we connect about {roles}? Thanks, {sender}",
    formal: "Dear {recipient}, I would welcome the chance to be considered for {roles} at {company}. Regards, {sender}",
    brief: "Hi {recipient}, are you hiring for {roles} at {company}? I'd like to apply. {sender}",
  },
  "referral-network": {
    warm: "Hi {recipient}, I'd love to learn what {the role} at {company} is really like. Happy to connect! {sender}",
    formal: "Dear {recipient}, I am preparing to apply for {the role} at {company} and value your view. {sender}",
    brief: "Hi {recipient}, I'm applying for {the role} at {company}. One quick question? {sender}",
  },
};

/** For an invitation's note with Premium: 300 characters with everything filled in. */
export const standardNotes: ByCard = {
  "hr-finder": {
    warm: "Hi {recipient}, I've been following {company} and keep coming back to how your teams work. I'm looking at {roles} and would love to know what makes a candidate stand out for you. Thank you! {sender}",
    formal:
      "Dear {recipient}, I am interested in {roles} at {company}. I would appreciate being connected, so that I may follow your openings and apply where my experience fits. Kind regards, {sender}",
    brief:
      "Hi {recipient}, I'm interested in {roles} at {company}. Who is the right person to send my resume to? Thanks, {sender}",
  },
  "talent-acquisition": {
    warm: "Hi {recipient}, what {company} is building is just the kind of work I enjoy. I'm looking for {roles} and would be glad to share what I've shipped, should it help your search. Have a great week! {sender}",
    formal:
      "Dear {recipient}, I would like to be considered for {roles} at {company}. May I send you a short summary of my experience and two relevant projects? Kind regards, {sender}",
    brief:
      "Hi {recipient}, are {roles} at {company} open or coming up? I can send a resume and two projects today. Thanks, {sender}",
  },
  "referral-network": {
    warm: "Hi {recipient}, your path to {company} is one I'd like to learn from. I'm preparing for {the role} and have two short questions about the team. Whenever suits you, no hurry. Thank you! {sender}",
    formal:
      "Dear {recipient}, I intend to apply for {the role} at {company} and would be grateful for ten minutes of your view on the team and the work before I do. Kind regards, {sender}",
    brief:
      "Hi {recipient}, I'm applying for {the role} at {company}. May I ask two quick questions about the team first? Thanks, {sender}",
  },
};

/** For a message to a connection, or an InMail: up to 1,900 characters. */
export const longMessages: ByCard = {
  "hr-finder": {
    warm: `
Hi {recipient},

I hope your week is going well. I've been following {company} for a while, and the way your teams talk about their work makes me want to be part of it. I'm looking at {roles} and would rather ask a real person than press Apply and hope.

A little about me: [one sentence on what you do best]. Most recently I [one result with a number, e.g. cut page load time by 40 percent for 20,000 users]. What I'd like to do next is [what draws you to this company in particular].

Two questions, if you have a minute:
1. Is there an opening now, or one coming up, where that would help?
2. What do the candidates who do well in your process have in common?

My resume and two projects are here: [link]. If somebody else looks after these roles, a name would already be a great help.

Thank you for reading this far. I know how full an inbox can get.

Warm regards,
{sender}
`,
    formal: `
Dear {recipient},

I am writing to express my interest in {roles} at {company}.

I am a [your title] with [number] years of experience in [two or three core skills]. In my current position I [one result with a number]. Before that I [a second result, or the training that prepared you]. I am drawn to {company} because [a specific reason: a product, a market, a way of working].

I would be grateful if you could tell me whether a suitable position is open or planned, and whether you would prefer my application through your careers page or directly. My resume is available at [link], and I can provide references and work samples on request. I am based in [city and time zone] and available from [date].

Should another colleague be responsible for this area, I would appreciate it if you could direct me to them.

Thank you for your time and consideration.

Kind regards,
{sender}
`,
    brief: `
Hi {recipient},

I'm interested in {roles} at {company}. In three lines:

- What I do: [your title and two core skills]
- Proof: [one result with a number]
- Available: [date], [city or remote]

Resume and projects: [link].

Is there an opening where this fits, and who is the right person to speak to?

Thanks,
{sender}
`,
  },
  "talent-acquisition": {
    warm: `
Hi {recipient},

You meet more candidates in a week than most people do in a year, so I'll try to make this one easy.

I'm looking for {roles}, and {company} is at the top of my list because [a specific reason: something they shipped, wrote or said]. Here is what I would bring:

- [Skill one], shown in [project or job, with a result and a number]
- [Skill two], shown in [project or job, with a result and a number]
- The habit colleagues mention most: [one strength, in their words]

If something on your desk matches, I'd be delighted to talk, and I can do so on [two days and times, with time zone]. If the timing is wrong, may I stay in touch and send a short note when I've shipped something new?

My resume is here: [link]. Thank you for what you do; a good recruiter changes somebody's year.

Warm regards,
{sender}
`,
    formal: `
Dear {recipient},

I would like to be considered for {roles} at {company}.

My profile in brief:

- Experience: [number] years as [your title] in [industry]
- Core skills: [three to five skills from the posting]
- Selected result: [what you did, for whom, with which measurable outcome]
- Education and certifications: [the most relevant one or two]
- Location and notice period: [city, work authorization, earliest start]

I follow the work of {company} in [area], and I believe that my experience with [a matching problem] would let me contribute within the first months.

My resume and work samples are available at [link]. I would be pleased to speak with you at a time that suits you, and I can complete any assessment your process asks for.

Thank you for considering my application.

Kind regards,
{sender}
`,
    brief: `
Hi {recipient},

A quick one: are you hiring for {roles} at {company}?

- [Number] years in [field]; strongest in [two skills]
- Last result: [one line with a number]
- Can start [date]; based in [city and time zone]

Resume: [link]. I can talk on [two days and times].

If nothing is open, may I check back in [month]?

Thanks,
{sender}
`,
  },
  "referral-network": {
    warm: `
Hi {recipient},

I came across your profile while reading about {company}, and your path from [something in their profile] to where you are now stood out to me.

I'm preparing to apply for {the role}. Before I do, I'd love to understand what the work is really like, and you would know better than any job posting. Could I ask you two things?

1. What does a good first half year look like on your team?
2. What do you wish you had known before you joined?

A few lines here are plenty, or fifteen minutes on a call at a time that suits you.

A bit about me, so that you know who is asking: I'm a [your title] who [one result with a number], and I've lately been working on [project, with a link].

If, after that, you feel that I'd be a good fit, I'd be honored by a referral, and I'd send you everything you need in one message: job link, resume and a three-line summary. And if not, your honest view would still help me a great deal.

Thank you, and I hope that I can return the favor one day.

Warm regards,
{sender}
`,
    formal: `
Dear {recipient},

I am preparing an application for {the role} at {company}, and I am writing to you because your experience there is close to the position that I am aiming for.

I am a [your title] with [number] years of experience in [core skills]. My most relevant result is [one result with a number]. The position asks for [a requirement from the posting], which I have practiced in [project or job].

Would you be willing to share your view on two points: how the team works day to day, and what your colleagues look for in a new member? A short written answer, or a call of fifteen minutes, would be most helpful.

If you then consider me a suitable candidate and feel comfortable doing so, I would be grateful for a referral. I would provide the job link, my resume and a short summary, so that it takes as little of your time as possible. I would fully understand if you prefer not to.

Thank you for your consideration.

Kind regards,
{sender}
`,
    brief: `
Hi {recipient},

I'm applying for {the role} at {company}, and your work there is close to what I do.

- Me: [your title], [number] years, strongest in [two skills]
- Proof: [one result with a number, and a link]

Two questions: what matters most to your team in a new colleague, and would you be open to referring me if my profile fits? I'll send the job link, resume and a three-line summary, so it takes you two minutes.

No pressure at all. Either answer helps.

Thanks,
{sender}
`,
  },
};

/** After a week without an answer. */
export const followUps: Record<Tone, string> = {
  warm: `
Hi {recipient},

I wrote to you last week about {roles} at {company}, and I know how quickly messages sink, so here is a gentle nudge.

Since then I have [something new: finished a project, read a post by their team, earned a certification], which made me even more interested. If now is a busy time, a one-line answer is perfect: yes, no, or ask again in [month].

Thank you, and have a good week!

{sender}
`,
  formal: `
Dear {recipient},

I am following up on my message of [date] regarding {roles} at {company}. I remain very interested and would be glad to provide any further information that you may need.

In the meantime I have [something new and relevant]. If the position has been filled, or if another colleague is now responsible, I would appreciate a brief word so that I can plan accordingly.

Thank you for your time.

Kind regards,
{sender}
`,
  brief: `
Hi {recipient},

Following up on my note of [date] about {roles} at {company}. Still interested, and still available from [date].

Is this worth a short call, or should I check back in [month]?

Thanks,
{sender}
`,
};

/** After a conversation, an interview or a referral; best sent within a day. */
export const thankYous: Record<Tone, string> = {
  warm: `
Hi {recipient},

Thank you so much for your time [today / yesterday]. I especially enjoyed hearing about [a specific moment in the conversation], and I left even keener on {company} than before.

You mentioned [a problem or goal of the team]. I kept thinking about it, and one idea that may help is [one sentence]. Happy to say more whenever it is useful.

Thanks again for the openness and the good questions. I'd love to take the next step toward {the role}.

Warm regards,
{sender}
`,
  formal: `
Dear {recipient},

Thank you for taking the time to speak with me on [date] about {the role} at {company}.

Our conversation about [a specific topic] confirmed my interest. The emphasis that you placed on [a requirement or value] matches my experience with [a matching project and its result], and I am confident that I could contribute to it.

Please let me know if I can provide anything further. I look forward to hearing about the next steps.

Kind regards,
{sender}
`,
  brief: `
Hi {recipient},

Thank you for the conversation [today / yesterday]. Hearing about [a specific topic] made me even more interested in {the role} at {company}.

As promised, here is [a link, answer or document]. Anything else you need, just say so.

Thanks,
{sender}
`,
};
