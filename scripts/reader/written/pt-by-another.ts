/** Papers of Portuguese and Polish companies, councils and schools, by another hand. */
import { ptOtherLetters } from "./pt-by-another-letters.ts";
import { type Written, written } from "./written.ts";

export const ptOther: readonly Written[] = [
  ...ptOtherLetters,
  written(
    "utilities monthly debit",
    "pt",
    "Energia,Comercial,Luz e Gás,Eletricidade",
    "A=~30..140 r=25..190 x=5..90",
    `
# {brand}
{person}
{addr}
Contrato {n9}
@ [Conta Certa|Plano Conta Fixa|Mensalidade Fixa]
@ Fatura :: FT {ref}
@ Emitida :: {I}
@ [Valor a pagar|O que vai pagar] :: {A}
@ [Débito a partir de|Vamos debitar a|Débito agendado] :: {D}
[Mensalidade combinada|Valor fixo acordado] || {A}
Eletricidade consumida (estimativa) || {r}
[Diferença acumulada, a acertar em {I+150}|Saldo da Conta Certa (só no acerto anual)] || {x}
[Leitura: comunique a sua entre {I+8} e {I+11}.|Última leitura da empresa em {I-40}.]
- IBAN PT50 **** **** {n4}. ADC {n11}. Potência 6,9 kVA · CPE PT0002{n9}
- [Faturação de|Consumos de] {from} a {to}`,
  ),
  written(
    "utilities monthly pay",
    "pt",
    "SMAS,Serviços Municipalizados,Águas,Infraquinta",
    "w=6..30 s=4..20 u=3..12 i=1..4 A=w+s+u+i",
    `
{brand}
Fatura/Recibo n.º {n8}
Consumidor {n6}     Instalação {n5}
{person}
{addr}
[Leitura anterior|Última leitura real] {I-62} || {n3} m3
[Estimativa|Leitura atual] {I-3} || {n3} m3
Água || {w}
Saneamento || {s}
Resíduos urbanos || {u}
TRH, TGR e IVA || {i}
[Total do documento|TOTAL] || {A}
[Limite de pagamento|Dt. limite pag.|Pagável até] || {D}
[Sede, Payshop, CTT ou Multibanco|Pagamento no MB]
Entidade || Referência || Montante
{n5} || {n3} {n3} {n3} || {=A}
[Depois do prazo pague só na tesouraria, com juros.|Próxima fatura: {I+30}]
- [Período|Faturado de] {from} a {to}; emitido em {I}`,
  ),
  written(
    "utilities monthly pay",
    "pt",
    "Energia,Gás,Comercializadora,Telecomunicações",
    "f=25..120 e=20..90 j=1..6 A=f+e+j",
    `
{brand}
[AVISO DE INTERRUPÇÃO DE FORNECIMENTO|Carta de pré-aviso]
{town}, {I}
Exmo(a). Sr(a). {person},
[Não registámos o pagamento das duas últimas mensalidades.|O seu débito direto foi recusado pelo banco, pelo que terá de pagar por referência.]
Fatura de {I-62} || {f}
Fatura de {I-31} || {e}
Juros e custo do aviso || {j}
[Total em dívida|Valor a regularizar] || {A}
[Regularize impreterivelmente até {D}, sob pena de corte a partir de {D+1}.|Evite o corte: o pagamento tem de dar entrada até ao fim do dia {D}.|Tem {N} dias, contados de {I}, para liquidar este valor.]
Entidade {n5} · Ref. {n9}
[O restabelecimento custa 25,00 € + IVA.|Se já pagou, considere sem efeito esta carta.]`,
  ),
  written(
    "utilities monthly debit",
    "pt",
    "Fibra,Telecom,Net,Móvel",
    "p=40..75 b=5..20 e=1..9 A=p-b+e",
    `
De: {brand} <fatura@{web}>
[Assunto: a sua fatura eletrónica de {month}|Já pode ver a sua fatura]
Olá {first},
O valor deste mês é {A}. [Fica tratado por débito direto a {D}.|O seu banco debita-o no dia {D}.|Não precisa de fazer nada até {D}, dia em que o cobramos na sua conta.]
Pacote TV + Net + Voz || {p}
[Desconto fidelização até {I+200}|Oferta campanha 12 meses] || {-b}
[Chamadas 707 e roaming|Videoclube] || {e}
[Sem o desconto pagaria {p}.|Se preferir pagar por Multibanco: Ent. {n5} Ref. {n9}]
- Fatura {ref} de {I} · serviços de {from} a {to} · {legal}`,
  ),
  written(
    "housing quarterly pay",
    "pt",
    "Condomínio,Condomínio do Edifício,Condomínio Urb.",
    "q=~60..240 f=~6..24 s=~4..20 A=q+f+s",
    `
{brand2} – gestão de condomínios
AVISO DE QUOTAS     {I}
Exmo. Condómino {person}, fração [B|F|2.º Dto.]
Permilagem {n2}‰ · [1.º|2.º|3.º|4.º] trimestre ({from+} a {to+})
Quota ordinária || {q}
Fundo comum de reserva (10 %) || {f}
Seguro das partes comuns || {s}
[Soma|A liquidar] || {A}
[Solicitamos a liquidação até {D}.|Vence-se a {D}.|A quota vence no dia {D}; findos 8 dias acresce penalização de 10 %.]
[Transferência para a conta em nome de|Cheque à ordem de] {brand}
PT50 {n4} {n4} {n11} {n2}
[Orçamento anual da fração: {y=~300..1100}|Assembleia: {I+25}, 21 h]`,
  ),
  written(
    "housing monthly pay",
    "pt",
    "Imóveis,Patrimónios,Arrendamentos,Gestão Imobiliária",
    "o=~350..950 i=~8..35 A=o+i",
    `
{person2}
{brand}
{town}, {I}
[Carta registada com A/R|Assunto: atualização da renda]
A {person}, {addr}
Ao abrigo do art. 1077.º do Código Civil e do coeficiente publicado para {Y}, a sua renda, hoje de {o}, [passa para|é atualizada para] {A} mensais.
[A primeira renda atualizada deve ser paga até {D}.|Deverá transferir o novo valor já na renda que se vence a {D}.|Altere por favor a sua transferência permanente; queremos receber o novo montante em {D}.]
[A caução de {o} mantém-se.|O recibo eletrónico sai no Portal das Finanças.]
[O contrato renova em {I+240}.|]
IBAN do senhorio: PT50 {n9}{n9}`,
  ),
  written(
    "housing monthly debit",
    "pt",
    "Banco,Caixa de Crédito,Montepio",
    "k=120..380 j=110..460 s=~1..3 A=k+j+s o=A+38",
    `
# {brand}
[Crédito à habitação – revisão de taxa|Alteração da sua prestação]
{person}
Contrato {n4}.{n8}
Indexante Euribor 6M (média de {month}) || 2,158 %
Spread || 0,85 %
[Prestação até agora|Prestação anterior] || {o}
Capital || {k}
Juros || {j}
Comissão e selo || {s}
[Prestação a partir da próxima cobrança|Nova prestação] || {A}
[Data da próxima prestação|Prestação a debitar em|1.ª cobrança com a nova taxa] || {D}
Capital em dívida em {I} || {z=25000..160000}
[Próxima revisão: {I+182}|Fim do empréstimo: {I+7100}]
- [Garanta provisão na conta à ordem {n4}.|Débito na conta D.O. {n11}.]`,
  ),
  written(
    "housing quarterly pay",
    "pt",
    "Autoridade Tributária,Serviço de Finanças,Finanças",
    "A=90..350",
    `
= {brand}
IMI – NOTA DE COBRANÇA DO ANO DE {Y}
Contribuinte {n9} – {person}
Artigo matricial U-{n4}   VPT {v=30000..160000}
Coleta || {A*3}
[Plano de prestações|Prestações e prazos]
1.ª || até {D} || {A}
2.ª || até {D+92} || {A}
3.ª || até {D+184} || {A}
[Presente cobrança: 1.ª prestação|Documento para pagar a 1.ª prestação] || {A}
[Prazo de pagamento voluntário: {D}|Pague nas Finanças, CTT ou MB; o prazo desta prestação acaba a {D}]
[Pode pagar tudo de uma só vez no mesmo prazo: {A*3}|Pode aderir ao débito direto até {I+10} para o ano seguinte.]
Ref. {n3} {n3} {n3} {n3} {n3}   Liquidação de {I}`,
  ),
  written(
    "bills annually pay",
    "pt",
    "Autoridade Tributária,Instituto da Mobilidade,Portal das Finanças",
    "i=30..190 t=5..60 A=i+t",
    `
= {brand}
[DOCUMENTO ÚNICO DE COBRANÇA|Guia de pagamento] – IUC {Y}
Matrícula {n2}-XQ-{n2}   Categoria B   {n4} cm3
Imposto || {i}
[Taxa adicional CO2|Adicional gasóleo] || {t}
[Importância a pagar|Total desta guia] || {A}
[Pagamento em prazo até|Termo do prazo] {D}
[Aniversário da matrícula: {D-20}|Coima em caso de atraso: mínimo 25,00 €]
NIF {n9}   Emitida em {I}
[Multibanco > Pagamentos ao Estado > Ref. {n11}|Homebanking, Estado e Setor Público, {n11}]`,
  ),
  written(
    "insurance annually pay",
    "pt",
    "Seguros,Seguradora,Companhia de Seguros,Direta",
    "c=140..420 e=20..70 A=c+e o=130..480",
    `
{brand}
{person}
{addr}
Agente: {person2}
@ Recibo prémio n.º {n8}
@ Apólice :: {ref}
@ Emissão :: {I}
@ [Cobre de|Validade] :: {from+} a {to+}
Automóvel, [responsabilidade civil + vidros|danos próprios] || [AA|BX]-{n2}-ZT
Prémio comercial || {c}
INEM, FGA, selo || {e}
[Prémio total a pagar|A pagar] || {A}
[No ano passado: {o}|Prémio da anuidade anterior {o}]
[Se não for pago até {D}, o contrato cessa automaticamente.|Data-limite: {D}. Depois dela a apólice fica sem efeito (DL 72/2008).|O pagamento deste recibo é devido até {D}.]
Entidade {n5} | Referência {n9}
[Poupe: com débito direto desconto de 2 % no próximo.|Fracionado em 4: {q=45..130} cada]`,
  ),
  written(
    "insurance monthly debit",
    "pt",
    "Vida,Saúde,Seguros,Mútua",
    "o=7..80 i=1..9 A=o+i c=20000..150000",
    `
{brand}
[Seguro de vida ligado ao seu crédito|O seu seguro de saúde]
{person}   Apólice {ref}
Exmo(a) Cliente, por ter mudado de escalão etário o prémio mensal [sobe|é revisto] de {o} para {A}.
[A próxima cobrança, já com o novo prémio, é apresentada ao banco a {D}.|Em {D} debitaremos o prémio novo na sua conta.|Cobrança por débito direto, próxima: {D}]
[Capital seguro {c}|Copagamentos e franquias inalterados]
[Se discordar, pode resolver o contrato até {D-1}.|A anuidade termina em {I+210}.]
{I}
- {web}`,
  ),
  written(
    "debt monthly debit",
    "pt",
    "Banco,Cartões,Bank,Caixa",
    "a=10..120 b=15..200 c=5..80 A=a+b+c m=~10..25 l=~750..5000",
    `
{brand}
Extrato de conta cartão
{person}
Cartão {n4} **** {n4}
@ Data do extrato :: {I}
@ Limite :: {l}
@ [Opção de pagamento|Modalidade] :: 100 %
@ Mínimo possível :: {m}
Data || Descritivo || Valor
{I-24} || [CONTINENTE MATOSINHOS|WORTEN] || {=a}
{I-15} || [TAP AIR|IKEA] || {=b}
{I-5} || [GALP A1|FARMACIA] || {=c}
[Saldo em dívida|Novo saldo] || {=A}
[Será debitado na conta {n4} em|Data de pagamento (débito em conta)|Débito na D.O. a] || {D}
[Pagamento anterior recebido em {I-20}: {x=30..400}|Pontos acumulados: {n4}]
- TAEG 16,1 %`,
  ),
];

export const plOther: readonly Written[] = [
  written(
    "utilities monthly pay",
    "pl",
    "Energia,Obrót,Prąd,Gaz",
    "A=60..260",
    `
# {brand}
{person}
{addr}
Nr ewid. {n8}
@ [Faktura prognozowa|Prognoza zużycia] {ref}
@ Wystawiono :: {I}
@ [Najbliższa wpłata|Kwota raty] :: {A}
@ [Zapłać najpóźniej|Termin] :: {D}
Rata || Termin || Kwota
1 || {D} || {=A}
2 || {D+30} || {=A}
3 || {D+61} || {=A}
[Razem prognoza|Suma rat] || {A*3}
[Faktura rozliczeniowa po odczycie ok. {I+95}.|Ostatni odczyt: {I-12}, zużycie {n3} kWh]
Rachunek do wpłat: {n2} {n4} {n4} {n4} {n4}
[Wolisz polecenie zapłaty? Formularz na {web}.|Za nieterminową wpłatę naliczymy odsetki.]`,
  ),
  written(
    "housing monthly pay",
    "pl",
    "Spółdzielnia Mieszkaniowa,Administracja Osiedla,SM",
    "e=~150..400 c=~90..300 f=~40..160 w=~50..200 A=e+c+f+w o=A-31",
    `
{brand}
[ZAWIADOMIENIE O ZMIANIE OPŁAT|Nowy wymiar czynszu]
{town}, dnia {I}
Sz. P. {person}, lok. {n2}
Eksploatacja || {e}
Centralne ogrzewanie (zaliczka) || {c}
Fundusz remontowy || {f}
Woda i ścieki, {n1} os. || {w}
[Opłata miesięczna po zmianie|Nowa opłata za miesiąc] || {A}
[Dotychczas|Opłata dotychczasowa] || {o}
[Pierwszą wpłatę w nowej wysokości prosimy uiścić do dnia {D}.|Nowa kwota obowiązuje od wpłaty z terminem {D}.]
[Prosimy zmienić zlecenie stałe.|Odwołanie można wnieść w ciągu 14 dni.]
Konto indywidualne {n2} {n4} {n4} {n4}`,
  ),
  written(
    "housing annually pay",
    "pl",
    "Wspólnota Mieszkaniowa,Zarządca,Spółdzielnia",
    "z=1200..3000 x=90..700 A=x k=z+x",
    `
{brand2} – zarządca nieruchomości
ROZLICZENIE [CIEPŁA|KOSZTÓW OGRZEWANIA] za {from} – {to}
Właściciel: {person}
Koszt lokalu || {k}
Wpłacone zaliczki || {-z}
[Niedopłata|Do dopłaty] || {A}
[Dopłatę należy wpłacić w terminie do {D}.|Prosimy dopłacić w ciągu {N} dni od daty pisma ({I}).|Ostateczny termin dopłaty: {D}]
[Nowa zaliczka miesięczna: {m=~120..300}|Od przyszłego miesiąca zaliczka wyniesie {m=~120..300}.]
Odbiorca przelewu: {brand}
{I}`,
  ),
  written(
    "utilities quarterly pay",
    "pl",
    "Urząd Gminy,Urząd Miasta,Związek Gmin",
    "A=~60..320",
    `
= {brand}
[Opłata za gospodarowanie odpadami komunalnymi|ODPADY – przypomnienie]
{person}, {addr}
[I|II|III|IV] kwartał {Y}: [stawka × liczba osób × 3 miesiące|3 miesiące]
Należność || {A}
[Wpłaty bez wezwania najpóźniej {D}|płatne z dołu, nie później niż {D}|Upływ terminu: {D}]
Blankiet: [Odbiorca|Nazwa odbiorcy] {P}, kwota {A}, tytułem ODPADY {n5}
[Ulga za kompostownik już uwzględniona.|Zaległości na {I}: brak]
{I}`,
  ),
  written(
    "debt monthly debit",
    "pl",
    "Bank,Bank Spółdzielczy,Karty",
    "s=400..5000 A=~50..250",
    `
{brand}
WYCIĄG Z KARTY KREDYTOWEJ {n4}
{person}
Okres {from} – {to}, wyciąg z {I}
Zadłużenie całkowite || {s}
Limit || {l=~3000..12000}
[Kwota minimalna|Minimalna kwota do spłaty] || {A}
[Automatyczna spłata: kwota minimalna. Pobierzemy {A} z konta {n4} w dniu {D}.|Spłata automatyczna (minimum) – {A}, data obciążenia {D}]
[Spłacając całość {s}, unikniesz odsetek.|RRSO 22,4 %]`,
  ),
  written(
    "insurance annually pay",
    "pl",
    "Ubezpieczenia,TU,Assistance",
    "h=220..700 A=h+h z=~30..120 c=150..260 o=A+z-c r=500..1500",
    `
{brand}
{first}, [kończy Ci się OC|przygotowaliśmy polisę na kolejny rok]!
[Toyota Corolla|Škoda Fabia], nr rej. GD {n5}
OC || {o}
AC + NNW || {c}
[Zniżka za kontynuację|Rabat rodzinny] || {-z}
[Składka jednorazowa|Płacisz raz] || {A}
[Wpłać do {D}, żeby zachować ciągłość.|Opłać polisę nie później niż {D}.|Czekamy na przelew do {D} włącznie.]
[W ubiegłym roku: {r}|Dwie raty: po {h}]
Ochrona {from+} – {to+}. Oferta z {I}
- {legal}`,
  ),
  written(
    "education monthly pay",
    "pl",
    "Przedszkole,Żłobek,Szkoła Językowa",
    "c=~300..900 w=~80..260 d=~60..280 A=c+w-d",
    `
{brand}
Drodzy Rodzice [{first}|dziecka {n3}],
opłata za pobyt || {c}
wyżywienie (stawka × dni) || {w}
[dofinansowanie ZUS „Aktywnie w żłobku”|dotacja miasta] || {-d}
[Państwa część|Zostaje do wpłaty] || {A}
[Prosimy, aby wpłata była na koncie {D}.|Na wpłatę czekamy do {D}.|Wpłaty przyjmujemy do dnia {D}.]
[Odpis za nieobecność rozliczymy w kolejnym miesiącu.|Opłata za następny miesiąc – osobno.]
Dyrektor {person2}, {I}`,
  ),
  written(
    "subscriptions monthly debit",
    "pl",
    "Siłownia,Fit,Telewizja,Audiobooki",
    "A=~19..159",
    `
{brand}
[Cześć {first}, płatność się udała|Potwierdzenie płatności]
[Karnet Open|Pakiet Premium], [1 miesiąc|co miesiąc] || {A}
Karta •••• {n4}, {I}
[Kolejne pobranie|Następnym razem obciążymy kartę|Odnowi się] {D}
[Zrezygnujesz w aplikacji do dnia poprzedzającego.|Umowa bezterminowa]
- Sprzedawca: {legal}`,
  ),
];
