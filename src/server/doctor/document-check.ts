import { sql } from "drizzle-orm";
import { ask } from "./check.ts";

/** Lengths alone, which the database knows without reading the bytes. */
export const documentsAreWhole = ask({
  check: "every document has all of its content",
  checked: sql`select count(*) from documents where is_complete`,
  wrong: sql`
    select format('document %s of %s, %s: %s of %s bytes in %s pieces', d.id, d.household_id, d.name,
                  coalesce(c.bytes, 0), d.size, coalesce(c.pieces, 0))
    from documents d
    left join (
      select household_id, document_id, sum(octet_length(bytes)) as bytes, count(*) as pieces, max(part) + 1 as parts
      from document_chunks group by household_id, document_id
    ) c on c.household_id = d.household_id and c.document_id = d.id
    where d.is_complete and (c.bytes is distinct from d.size or c.pieces is distinct from c.parts)
    order by d.household_id, d.id`,
});
