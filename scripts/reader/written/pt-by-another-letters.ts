/** Letters, receipts and slips of Portuguese nurseries, clinics, clubs and funds, by another hand. */
import { type Written, written } from "./written.ts";

export const ptOtherLetters: readonly Written[] = [
  written(
    "education monthly pay",
    "pt",
    "Creche,Jardim de Infância,Centro Social,Santa Casa",
    "c=~70..260 s=~10..50 d=~5..30 A=c+s-d",
    `
{brand} – IPSS
Comparticipação familiar, {month} {Y}
Criança: {person}
[Comparticipação (calculada pelo rendimento)|Mensalidade do escalão 4] || {c}
[Prolongamento|Natação e inglês] || {s}
[Desconto irmãos|Faltas justificadas] || {-d}
Total || {A}
[O pagamento faz-se na secretaria até dia {Do}, ou seja, até {D}.|Agradecemos que liquidem o mais tardar a {D}.|Prazo para pagar sem agravamento: {D}]
[Passado o prazo: + 10 %|Recibo para IRS em janeiro.]
A tesoureira, {person2}
{I}`,
  ),
  written(
    "education monthly pay nodue",
    "pt",
    "Creche,Infantário,Associação Infantil",
    "m=~360..480 A=0",
    `
{brand}
[Programa Creche Feliz|Gratuitidade das creches]
Extrato de {from} a {to}
{person}
Mensalidade || {m}
[Pago pela Segurança Social|Suportado pelo Estado] || {-m}
[A cargo da família|Valor a pagar pelos pais] || {A}
[Não há lugar a qualquer pagamento.|Este documento é só para vossa informação.]
{I}`,
  ),
  written(
    "education monthly pay",
    "pt",
    "Município,Câmara Municipal,Agrupamento de Escolas",
    "r=12..34 p=15..60 A=r+p",
    `
= {brand}
Divisão de Educação
REFEIÇÕES E CAF – [mês de referência|consumos]: {from} a {to}
Aluno {person}, processo {n5}, escalão B
Almoços {n2} × 0,73 || {r}
Acolhimento e prolongamento || {p}
Valor do aviso || {A}
[Data máxima de pagamento|Liquidar por Multibanco até|Fim do prazo]: {D}
MB {n5} · {n9}
[Dívidas de anos anteriores: 0,00|O não pagamento dá lugar a execução fiscal.]
- Aviso gerado em {I}`,
  ),
  written(
    "education quarterly pay",
    "pt",
    "Academia de Música,Escola de Dança,Conservatório,Centro de Línguas",
    "t=~120..330 b=~5..20 A=t-b e=A-10",
    `
{brand}
Caros pais,
[Começa a {from+} mais um período de aulas de {first}.|O novo trimestre decorre entre {from+} e {to+}.]
[Propina do período|Trimestre, 2 aulas por cada semana] || {t}
[Desconto 2.º irmão|Desconto antigo aluno] || {-b}
[Fica em|Total a transferir] || {A}
[Contamos com a vossa transferência até {D}.|Até ao dia {D}, sem falta, para a conta abaixo.|Façam-no, por favor, nos {N} dias seguintes a {I}.]
[Quem pagar esta semana paga só {e}.|Pronto pagamento (3 dias): {e}]
PT50 {n9}{n8}, titular {brand}
A direção pedagógica, {I}`,
  ),
  written(
    "subscriptions weekly debit",
    "pt",
    "Ginásio,Fitness,Health Club,Gym",
    "A=4..15",
    `
# {brand}
[Bem-vindo ao clube, {first}!|A tua adesão está ativa]
Plano [Total|Off-peak]: {A} por semana
[O primeiro débito cai a {D} e depois há um por semana.|Próximo débito SEPA: {D}]
Inscrição (oferta) || {zero}
[Seguro desportivo 15 € pago na receção|Fidelização até {I+364}]
IBAN PT50…{n4}
- Adesão de {I} · {web}`,
  ),
  written(
    "subscriptions monthly debit",
    "pt",
    "Filmes,Música,Jogos,Nuvem,Jornal",
    "A=3..19",
    `
{brand}
[Obrigado pelo pagamento|Recibo da tua subscrição]
{I}   {ref}
[Premium Duo|Acesso digital|100 GB] || {A}
Pago com [MB WAY|Visa {n4}|PayPal]
[Voltamos a cobrar em {D}.|A próxima fatura sai em {D}.|Próximo ciclo: {D}]
[Preço mensal com IVA|Ciclo mensal, sem compromisso]`,
  ),
  written(
    "subscriptions annually debit",
    "pt",
    "Software,Antivírus,Revista,Alojamento Web",
    "A=~25..120 o=~10..60",
    `
{brand}
[A sua licença está a acabar|Aviso de renovação automática]
Caro(a) {person},
A licença de 12 meses expira em {D+1}. Para que nada pare, [cobraremos {A} no cartão terminado em {n4} a {D}|em {D} cobramos {A} ao seu cartão {n4}|a renovação ({A}) será cobrada no dia {D}].
[No primeiro ano pagou {o}, preço promocional.|Preço de adesão: {o}]
[Para desligar a renovação vá a {web}/conta.|Equivale a poucos cêntimos por dia.]
{I}`,
  ),
  written(
    "transportation annually pay",
    "pt",
    "Estacionamento,Mobilidade,Empresa Municipal,Parques",
    "A=~12..120",
    `
{brand}
DÍSTICO DE [RESIDENTE|GARAGEM] – renovação
Matrícula {n2}-{n2}-VJ   Zona {n2}
{person}
O seu dístico caduca a {D+5}.
Valor da anuidade {Y} || {A}
[Renove e pague até {D}|Para receber o novo a tempo pague até {D}|Pagamento aceite até {D}] em {web} ou por MB {n5} {n9}.
[Segundo veículo: {s=~130..200}|Sem dístico válido: coima mínima de 30 €]
{town}, {I}`,
  ),
  written(
    "transportation once pay",
    "pt",
    "Segurança Rodoviária,Polícia Municipal,Concessionária",
    "A=~60..300 c=~10..50",
    `
= {brand}
AUTO DE CONTRAORDENAÇÃO N.º {n9}
Arguido: {person}
[Excesso de velocidade, A1 ao km {n3}|Estacionamento em cima do passeio], em {I-30}
[Coima (pagamento voluntário, valor mínimo)|Coima] || {A}
[O pagamento voluntário pode ser feito até {D}.|Dispõe até {D} para pagar ou apresentar defesa.|Prazo: {N} dias úteis ou não, contados desta notificação ({I}).]
[Passado o prazo acrescem custas de {c}.|Coima máxima: cinco vezes o mínimo]
Ref. MB {n5} {n9}
- Notificação de {I}`,
  ),
  written(
    "healthcare once pay",
    "pt",
    "Clínica,Medicina Dentária,Hospital,Policlínica",
    "t=80..900 s=20..70 A=t-s",
    `
{person2}, médico(a)
{brand}
{I}     FT {n4}/{n5}
Utente {person}
[Coroa cerâmica|Ressonância magnética|Pequena cirurgia] || {t}
[Suportado pela ADSE|Comparticipação da seguradora] || {-s}
[A cargo do utente|Parte do cliente] || {A}
[Pagamento a {N} dias da data da fatura ({I})|Solicitamos o acerto desta conta até {D}|Venc.: {D}]
[Isento de IVA, art. 9.º|Consulta de controlo marcada: {I+45}]
Transferência: PT50 {n9}{n8}`,
  ),
  written(
    "savings monthly debit",
    "pt",
    "PPR,Pensões,Poupança,Reforma",
    "A=~20..170 w=500..30000",
    `
{brand}
Extrato do seu PPR
{person}   Apólice {ref}
Valor da apólice em {I-4} || {w}
Entregas em {Y} || {j=100..1900}
[Entrega programada|Plano de entregas]: {A}, [todos os meses|mês a mês]
[A seguinte sai da sua conta a {D}.|Próxima entrega, por débito direto: {D}|Data-valor da próxima entrega: {D}]
[Benefício fiscal possível: {b=~100..400} no IRS|Resgate sem penalização a partir de {I+1500}]
{I}`,
  ),
  written(
    "other annually pay",
    "pt",
    "Bombeiros Voluntários,Associação Humanitária,Sociedade Filarmónica,Sindicato",
    "A=~12..60",
    `
{brand}
Prezado sócio n.º {n4},
[Está a pagamento a quota de {Y}.|Já pode pagar a quota do ano de {Y}.]
{person}
Quota de sócio efetivo || {A}
[Pode pagá-la ao cobrador, que passa até {D}, ou na sede.|Agradecemos o pagamento antes de {D}, na sede ou por MB WAY {n9}.|Para votar na assembleia tem de a pagar até {D}.]
[Jantar de aniversário: 18 €, inscrições até {I+8}|Quotas em atraso: nenhuma]
Pela direção, {person2}
{I}`,
  ),
  written(
    "food weekly debit",
    "pt",
    "Cabaz,Quinta,Hortas,Biológicos",
    "c=~12..30 o=3..9 d=1..3 A=c+o-d",
    `
{brand}
[O teu cabaz desta semana|Cabaz da semana, n.º {n4}]
Olá {first}
Cabaz pequeno 5 kg || {c}
[Ovos e broa|Queijo fresco] || {o}
[Caixa devolvida|Vale amigo] || {-d}
[Vamos cobrar|Total] || {A}
[Entrega {D}; o cartão é debitado nesse dia.|Debitamos o teu cartão quando entregarmos, a {D}.|Cobrança automática: {D}]
[Na semana passada pagaste {x=12..40}.|Alterações até {D-2}]
{I}`,
  ),
  written(
    "bills quarterly debit",
    "pt",
    "Alarmes,Segurança,Vigilância,Elevadores",
    "s=60..130 i=14..30 A=s+i",
    `
{legal}
Fatura {ref}     {I}
{person}
{addr}
[Central de alarmes|Vigilância 24 h], de {from+} a {to+} || {s}
IVA 23 % || {i}
Total do documento || {A}
[Modo de pagamento: SDD. Cobrança em|Envio ao banco em|Dt. cobrança] {D}
[Caso o banco devolva o débito, custo de 7,50 €.|Contrato renovável em {I+170}]
- {brand} · alvará {n3} A · para transferências: PT50 {n9}`,
  ),
  written(
    "shopping once pay nodue",
    "pt",
    "Oficina,Móveis,Eletrodomésticos,Ótica",
    "p=60..500 m=20..90 s=~20..60 A=p+m-s",
    `
= {brand}
= NIPC {n9}
FATURA-RECIBO {n4}/{n5}
{I} 17:{n2}
[Artigo|Peças] || {p}
[Montagem|Mão de obra] || {m}
[Sinal entregue em {I-10}|Vale] || {-s}
[Recebido|Pago agora] || {A}
[MB WAY|Multibanco|Visa] || {A}
Em falta || {zero}
[Garantia até {I+1095}|Trocas até {I+30}]`,
  ),
  written(
    "debt monthly debit",
    "pt",
    "Crédito,Financeira,Universo,Consumo",
    "s=600..3500 A=~25..160",
    `
{brand}
Olá {first}, [o seu extrato de {month}|resumo do seu cartão]
Total utilizado || {s}
Disponível || {x=100..2500}
[Percentagem escolhida: 5 % (mín. 25 €)|Pagamento fracionado escolhido por si]
[Vai pagar este mês|Prestação do mês] || {A}
[Liquidar tudo? Envie {s} até {D-3}.|Se pagar a totalidade ({s}) não há juros.]
[Cobramos na sua conta a {D}.|Débito SDD: {D}|Deixe a conta com saldo para {D}.]
{I}
- {legal}, intermediário: {brand2}`,
  ),
  written(
    "education monthly pay",
    "pt",
    "Universidade,Instituto Politécnico,Faculdade,Instituto Superior",
    "A=69..110",
    `
= {brand}
Serviços Académicos – {I}
Estudante n.º {n5}: {person}
Propina {Y}/{Y+1}, licenciatura || {A*10}
[Plano: 10 mensalidades|Pagamento faseado em dez vezes]
Prestação || Data-limite || Valor || Estado
2/10 || {D-30} || {=A} || paga
3/10 || {D} || {=A} || [a pagamento|por pagar]
4/10 || {D+30} || {=A} || futura
[Referência MB da 3.ª prestação: {n5} / {n9}, válida até {D}|A referência {n9} expira em {D}.]
[Bolseiros DGES: aguardar despacho.|Em atraso vencem-se juros à taxa legal.]`,
  ),
  written(
    "utilities monthly pay",
    "pt",
    "Águas,Energia,Gás Natural,Telecom",
    "A=20..90",
    `
{brand}
ACORDO DE PAGAMENTO EM PRESTAÇÕES
Cliente {n7}, {person}
[Dívida reconhecida em|Montante apurado em] {I} || {A*4}
[Pagará quatro mensalidades iguais.|Aceitamos o seu pedido: quatro mensalidades.]
1.ª prestação || {D} || {A}
2.ª prestação || {D+30} || {A}
3.ª prestação || {D+61} || {A}
4.ª prestação || {D+91} || {A}
[Falhando uma, vencem-se todas. A primeira é exigível em {D}.|A primeira prestação tem de estar paga no dia {D}.]
[As faturas correntes pagam-se à parte.|Referências enviadas por SMS.]`,
  ),
  written(
    "utilities monthly debit nodue",
    "pt",
    "Energia,Eletricidade,Solar,Gás",
    "e=20..70 x=5..90 A=0 k=e+x",
    `
{brand}
Fatura de acerto {ref}
{person}   {from} a {to}
Consumo real || {e}
[Já faturado por estimativa|Estimativas a deduzir] || {-k}
[Crédito a transitar|Saldo a favor do cliente] || {x}
[Valor a debitar|A pagar] || {A}
[Desta vez não há débito na sua conta.|Descontamos o crédito nas próximas faturas.]
Emitida em {I}. [Próxima fatura por volta de {I+30}|Débito direto ativo, IBAN …{n4}]`,
  ),
  written(
    "other monthly debit",
    "pt",
    "Liga,Fundação,Banco Alimentar,Missões",
    "A=~5..30",
    `
{brand}
[Querida|Estimada] {first},
Obrigado por ser doador regular: {A} [todos os meses|mensais] fazem diferença.
[O próximo donativo será recolhido na sua conta a {D}.|Recolheremos o seu donativo, como habitual, em {D}.|Data da próxima recolha: {D}]
[Em {Y} doou {A*12}; no IRS recupera 25 %.|O benefício fiscal devolve-lhe {b=~15..90} por ano.]
{person2}, {town}, {I}
- Para alterar o valor: doadores@{web}`,
  ),
  written(
    "transportation monthly debit",
    "pt",
    "Renting,Locação,Mobilidade,Leasing Auto",
    "r=120..360 s=~15..40 i=30..80 A=r+s+i",
    `
# {brand}
{person}
{addr}
Contrato ALD {n6}
@ Fatura :: {ref}
@ Data :: {I}
@ [Vencimento|Data de cobrança|Débito em conta] :: {D}
@ Renda n.º :: {n1} de 48
Aluguer de {from+} a {to+} || {r}
[Manutenção|Seguro] || {s}
IVA 23 % || {i}
[Total|A debitar] || {A}
[Valor residual no fim: {v=~3000..9000}|Fim do contrato em {I+900}]
[Débito direto autorizado|SDD Core], IBAN PT50 … {n4}`,
  ),
  written(
    "education once pay",
    "pt",
    "Férias,Campos de Férias,Escola de Surf,ATL",
    "p=~140..420 s=~30..70 A=p-s",
    `
{brand}
[Confirmamos a inscrição de|Inscrição aceite:] {person}
Semana de {D+12} a {D+17}
Preço || {p}
[Sinal (recebido a {I-9})|Sinal já pago] || {-s}
[Restante|Falta pagar] || {A}
[Peço que paguem o restante até {D}.|O restante paga-se antes do início, no limite a {D}.|Segunda parte: {D}, por MB WAY {n9}.]
[Desistências com reembolso até {D-1}|Levar chapéu, toalha e lanche]
Até breve! {person2}, {I}`,
  ),
];
