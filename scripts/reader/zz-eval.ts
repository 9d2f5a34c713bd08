import { readFileSync, writeFileSync } from "node:fs";
import { day } from "#core/day.ts";
import { featuresOf } from "#core/scan/reader/features.ts";
import { decide } from "#core/scan/reader/decide.ts";
import { ask } from "#server/scanner/child/reader/network.ts";
import { draftOf } from "#core/scan/read-bill.ts";
import { loadModel } from "#server/features/categories/model.ts";
import { suggestForPerson } from "#core/categorize/own-names.ts";
const [nets, out] = process.argv.slice(2);
const papers=JSON.parse(readFileSync("/work/reader/.cache/reader/papers.json","utf8"));
const model=loadModel();
const rows:any[]=[]; let ms=0,n=0;
const sum=(s:string)=>[...s].reduce((a,c)=>a+c.codePointAt(0)!,0);
for (const p of papers){
  let net=p.group;
  if(["own","invoices","einvoices"].includes(net)) net="papers";
  if(["receipts","receipt-words"].includes(net)){ const sq=(p.gold.names[0]??"").normalize("NFD").replace(/\p{M}/gu,"").toLowerCase().replaceAll("ß","ss").replace(/[^\p{L}\p{N}%]+/gu,""); if(sum(sq)%2!==0) continue; net="receipts"; }
  if(p.group==="receipt-words" && rows.filter(r=>r.group==="receipt-words").length>=120) continue;
  const f=featuresOf(p.pages,{today:day("2026-11-15")});
  if(f.tokens.length===0) continue;
  const t0=performance.now(); const a=await ask(f,`${nets}/${net}.onnx`); ms+=performance.now()-t0;n++;
  const d=decide(f,a); const draft=draftOf(f.rules,f.rows,p.pages);
  const names=[...new Set([d.name?.value,draft.name].filter(Boolean))] as string[];
  const guesses:any={}; for(const nm of names) guesses[nm]=suggestForPerson(model,nm,[]);
  rows.push({group:p.group,id:p.id,truth:p.truth,gold:p.gold,net:d,rules:{...draft},guesses});
}
writeFileSync(out,JSON.stringify(rows)); console.log(rows.length,"papers", (ms/n).toFixed(1),"ms each");
process.exit(0);
