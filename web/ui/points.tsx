type Props = { id: string; title: string; points: { title: string; text: string }[] };

/** A section of short advice, with one card per point. */
export function Points({ id, title, points }: Props) {
  return (
    <section aria-labelledby={id} className="mt-16">
      <h2 id={id} className="text-2xl sm:text-3xl">
        {title}
      </h2>
      <ul className="mt-6 grid gap-5 sm:grid-cols-2 sm:max-lg:[&>:last-child:nth-child(odd)]:col-span-2 lg:grid-cols-3">
        {points.map(({ title, text }) => (
          <li key={title} className="rounded-card bg-sunken/70 p-5">
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1.5 text-[0.9375rem] text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
