import { Link } from "wouter";
import { cx } from "#web/ui/cx.ts";

type BillLinkProps = { id: number; name: string; className?: string | undefined };

export const billPath = (id: number) => `/bills/${id}`;

/** A bill's name that leads to its page. */
export function BillLink({ id, name, className }: BillLinkProps) {
  return (
    <Link
      href={billPath(id)}
      className={cx("rounded-sm decoration-1 underline-offset-3 hover:underline focus-visible:underline", className)}
    >
      <bdi>{name}</bdi>
    </Link>
  );
}
