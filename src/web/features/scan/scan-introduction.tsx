import { Eye, Lock, Pencil } from "lucide-react";

const POINTS = [
  { icon: Eye, title: "It reads", text: "Who it is from, how much, how often and when it is due." },
  { icon: Pencil, title: "You decide", text: "Check and change everything before it is saved." },
  { icon: Lock, title: "Nothing is kept", text: "The file is read once, then forgotten." },
];

/** What will happen with the file, before anybody hands one over. */
export function ScanPromise() {
  return (
    <ul className="grid gap-3 sm:grid-cols-3 sm:gap-5">
      {POINTS.map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex gap-3 sm:grid sm:content-start sm:gap-1.5">
          <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
          <p className="text-sm text-muted">
            <span className="block font-semibold text-text">{title}</span>
            {text}
          </p>
        </li>
      ))}
    </ul>
  );
}
