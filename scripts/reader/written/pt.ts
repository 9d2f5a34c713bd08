import { type Written, written } from "./written.ts";

export const pt: readonly Written[] = [
  written(
    "utilities monthly debit",
    "pt",
    "Energia,Eletricidade,Gás,Águas",
    "p=5..25 c=15..90 i=3..20 A=p+c+i",
    `
# {brand}
Fatura {n9}   Emitida em {I}
{person}
{addr}
Período {from} a {to}
[Termo fixo|Potência] || {p}
Consumo {n3} kWh || {c}
[IVA e taxas|Impostos] || {i}
[Total a pagar|Valor a debitar|Montante] || {A}
[Débito direto a partir de {D}|Será debitado na sua conta a {D}|Não precisa fazer nada: debitamos em {D}]`,
  ),
  written(
    "utilities monthly pay",
    "pt",
    "Telecomunicações,Água,Energia",
    "a=10..60 s=5..30 A=a+s",
    `
{brand}
Cliente {n8}   {I}
[Mensalidade|Abastecimento] || {a}
[Saneamento|Chamadas] || {s}
[Valor a pagar|Total da fatura] || {A}
[Pagar até|Data limite de pagamento] {D}
Pagamento por Multibanco: Entidade {n5} Referência {n9} Valor {A}
[Adira ao débito direto.|Saldo anterior {p=10..60} – pago]`,
  ),
  written(
    "utilities monthly pay nodue",
    "pt",
    "Energia,Águas",
    "A=0 c=5..90",
    `
{brand}
Nota de crédito / acerto   {I}
[Valor a seu favor|Crédito] || {c}
[Não tem qualquer valor a pagar.|O crédito será descontado na próxima fatura.]`,
  ),
  written(
    "housing annually pay",
    "pt",
    "Autoridade Tributária,Câmara Municipal,Finanças",
    "A=60..700",
    `
{brand}
Nota de cobrança – [IMI|IUC] {Y}
Contribuinte {n9}   {I}
[Imposto a pagar|Importância a pagar|Coleta] || {A}
[Data limite de pagamento|Pagar até] {D}
[Prestação única|1.ª prestação de 1]`,
  ),
  written(
    "housing monthly pay",
    "pt",
    "Condomínio,Imobiliária,Administração",
    "q=~25..700 f=~3..60 A=q+f",
    `
{brand}
Aviso de pagamento – {month} {Y}
Fração {n2}   {person}
[Quota|Renda] || {q}
[Fundo de reserva|Despesas] || {f}
Total || {A}
[Até ao dia {Do} de cada mês|Vencimento {D}|Agradecemos o pagamento até {D}]
{I}`,
  ),
  written(
    "insurance quarterly debit",
    "pt",
    "Seguros,Mútua,Seguradora",
    "A=30..200",
    `
# {brand}
Aviso de cobrança   Apólice {ref}
{I}
Período {from+} a {to+} ([trimestral|trimestre])
Prémio comercial || {n=20..150}
[Prémio total|Valor a cobrar] || {A}
[Débito em conta|Cobrança por débito direto] em {D}`,
  ),
  written(
    "debt monthly debit",
    "pt",
    "Banco,Crédito,Financeira",
    "A=80..700",
    `
{brand}
Prestação do crédito [habitação|pessoal|automóvel]
{I}
Capital {c=50..400}   Juros {j=20..300}
[Valor da prestação|Prestação] || {A}
[Data de débito|Próximo débito] {D}
Capital em dívida || {o=2000..120000}`,
  ),
  written(
    "education monthly pay",
    "pt",
    "Colégio,Creche,Infantário,Escola de Música",
    "A=60..400",
    `
{brand}
Mensalidade de {month}   Aluno {first}
{I}
[Mensalidade|Valor] || {A}
[Data limite|Pagamento até] {D}
[Após esta data acresce 10 %: {l=70..440}|Alimentação incluída]`,
  ),
  written(
    "food once pay nodue",
    "pt",
    "Supermercado,Farmácia,Mercado",
    "a=2..20 b=2..20 A=a+b",
    `
= {brand}
= {addr}
= NIF {n9}
[Arroz|Ben-u-ron|Bacalhau] || {=a}
[Fruta|Champô|Azeite] || {=b}
[TOTAL A PAGAR|TOTAL] || {=A}
[Cartão de débito|Multibanco|Numerário] || {=A}
{I} 18:{n2}
= Obrigado pela sua visita`,
  ),
  written(
    "subscriptions monthly debit",
    "pt",
    "TV,Jornal,Música,Ginásio",
    "A=5..40",
    `
{brand}
Olá {first}, recebemos o seu pagamento de {A} em {I}.
[Próxima cobrança|Renova em|Próximo débito] :: {D}
[Plano mensal|Subscrição mensal – cancele quando quiser]`,
  ),
];
