/** What a part of the section is about. */
export function SectionHeading({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-0.5 text-[0.9375rem] text-pretty text-muted">{text}</p>
    </div>
  );
}
