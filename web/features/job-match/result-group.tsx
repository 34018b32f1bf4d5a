export function ResultGroup({ title, text, children }: { title: string; text: string; children: React.ReactNode }) {
  return (
    <section>
      <h3 className="text-xl">{title}</h3>
      <p className="mt-1 text-[0.9375rem] text-muted">{text}</p>
      <ul className="mt-3 card divide-y divide-line px-5 shadow-card">{children}</ul>
    </section>
  );
}
