/** Papers of Spanish companies, councils and landlords, by another hand. */
import { esOtherLetters } from "./es-by-another-letters.ts";
import { type Written, written } from "./written.ts";

export const esOther: readonly Written[] = [
  ...esOtherLetters,
  written(
    "utilities monthly debit",
    "es",
    "Comercializadora,Energía XXI,Luz de Referencia",
    "p=6..18 e=20..95 b=4..14 t=3..15 A=p+e-b+t",
    `
# {brand}
[DATOS DE LA FACTURA|RESUMEN DE LA FACTURA Y DATOS DE PAGO]
{person}
{addr}
@ [IMPORTE FACTURA|IMPORTE] :: {A}
@ Nº factura :: {ref}
@ [Consumos|Días facturados] :: {from} a {to}
@ [Fecha de cargo|Cargo a partir de|Fecha prevista de adeudo] :: {D}
@ Fecha emisión :: {I}
Por potencia contratada || {p}
Por energía consumida || {e}
[Descuento por bono social (35 %)|Bono social vulnerable] || {-b}
[Otros conceptos, alquiler del equipo e IVA|Impuesto eléctrico + IVA] || {t}
[TOTAL IMPORTE FACTURA|Total] || {A}
[Su contrato con el mercado regulado se prorroga el {I+120}.|Lectura real de contador inteligente, {I-2}.|Próxima factura aproximada: {I+30}]
- [Entidad: {brand2} · IBAN ES{n2} **** **** {n4} · Cód. mandato {n9}|Pago por domiciliación. Versión mandato {n3}.]
- CUPS ES00{n9}{n7}JN · peaje 2.0TD`,
  ),
  written(
    "utilities monthly debit",
    "es",
    "Gas,Energía,Hogar Energía",
    "A=~35..140 r=30..260 y=200..1500",
    `
# {brand}
{person}
{addr}
{town}
@ [Tarifa plana|Plan Cuota Estable|Cuota Tranquila]
@ {month} {Y}
@ Contrato {n8}
@ Emitida {I}
@ [Recibo n.º|Doc.] {ref}
[Lo que pagas este mes|Tu cuota fija] || {A}
[Lo que habrías pagado por consumo|Coste de tu consumo real (a título informativo)] || {r}
[Consumo estimado {n3} kWh. |]Acumulado desde {I-150} || {y}
[Al cumplirse los 12 meses regularizaremos la diferencia.|La diferencia se ajusta una sola vez, en tu regularización del {I+190}.]
[El día {D} pasaremos la cuota por tu banco.|Tu banco recibirá el adeudo el {D}.|Ten saldo en tu cuenta el {D}: ese día presentamos el recibo.]`,
  ),
  written(
    "utilities quarterly pay",
    "es",
    "Aguas,Servicio Municipal de Aguas,Consorcio de Aguas",
    "f=9..25 v=10..60 k=5..25 o=15..70 A=f+v+k+o",
    `
{brand}
{legal} – empresa concesionaria
Abonado {n6}     Póliza {ref}
{person}
{addr}
Lectura anterior {I-95} || {n4} m³
Lectura actual {I-4} || {n4} m³
Cuota de servicio (trimestre) || {f}
[Consumo bloque 1 y 2|Cuota variable] || {v}
Canon de saneamiento e IVA 10 % || {k}
[Recibos anteriores pendientes|Deuda de periodos anteriores] || {o}
[TOTAL A INGRESAR|SUMA TOTAL] || {A}
[Plazo de ingreso: del {I} al {D}|Periodo de cobro: desde {I} hasta {D}, ambos inclusive|En periodo voluntario hasta {D}]
- [Transcurrido el plazo se exigirá por vía de apremio con recargo del 20 %.|La falta de pago de dos recibos puede dar lugar al corte.]
- - - - - - - - - - - - - - - - - - - - - -
[CARTA DE PAGO – ejemplar para el banco|RESGUARDO PARA LA ENTIDAD COLABORADORA]
Emisora || Referencia || Identificación || Importe
{n8} || {n11} || {n6} || {=A}
[¿Por qué no lo domicilia? Llame al 900 {n6}.|Para domiciliar próximos recibos rellene el dorso.]`,
  ),
  written(
    "utilities monthly debit",
    "es",
    "Fibra,Móvil,Telecom,Comunicaciones",
    "p=45..80 q=5..25 m=2..12 A=p-q+m",
    `
De: facturas@{web}
Para: {person}
Asunto: [Tu factura de {month} ya está aquí|Factura disponible: {A}]
¡Hola, {first}!
Te contamos lo importante: este mes son {A} y [lo pasaremos por tu cuenta el {D~}|te llegará el cargo el {D~}|el recibo entra en tu banco el {D~}].
Pack fibra 1 Gb + 2 líneas || {p}
[Promoción (te quedan 3 meses)|Dto. permanencia hasta {I+100}] || {-q}
[Llamadas a 901/902|Compras a terceros] || {m}
Total con impuestos || {A}
[Cuando acabe la promo pagarás {p}/mes.|Al finalizar el descuento: {p}/mes]
- Factura {ref}, {I}. Periodo {from} - {to}. {legal}`,
  ),
  written(
    "utilities once pay",
    "es",
    "Gasóleos,Combustibles,Carburantes,Pellets",
    "l=300..1100 h=5..20 i=60..220 A=l+h+i p=10..30 q=A-p",
    `
{brand}
FACTURA [A-|G/]{n5}     Fecha {I}
Cliente: {person} – {addr}
Albarán {n6} de {I-1}
[Gasóleo C calefacción, {n3} litros|Pellet a granel EN Plus A1, {n2} sacos] || {l}
[Suministro con cisterna|Portes] || {h}
I.V.A. 21 % || {i}
[TOTAL FACTURA|Líquido a pagar] || {A}
[Forma de pago: transferencia a {N} días fecha factura ({I})|Vto. único a {N} días de {I}|Transferencia. Vcto.: {D}]
[Por pronto pago (48 h): {q}|Si nos lo abona al descargar se queda en {q}]
Cuenta: ES{n2} {n4} {n4} {n4}`,
  ),
  written(
    "housing monthly pay",
    "es",
    "Comunidad de Propietarios,Cdad. Prop.,Mancomunidad",
    "A=~60..350",
    `
{brand2} – Administradores de fincas colegiados
{town}, {I}
{person}, piso {n1}º [A|B|izda.]
Estimado/a propietario/a:
En la junta extraordinaria de {I-12} se aprobó la derrama [del ascensor|de la fachada|de la cubierta], que a su vivienda, por coeficiente, le supone {A*6} en seis mensualidades.
[La primera, de {A}, deberá ingresarla como muy tarde el {D}.|Rogamos ingrese la primera mensualidad ({A}) a más tardar el {D}.|Mensualidad 1 de 6: {A}. Fecha tope de ingreso: {D}.]
[Quien prefiera pagar de una vez puede hacerlo sin descuento.|Los recibos de la cuota ordinaria siguen aparte.]
Titular de la cuenta: {brand}
ES{n2} {n4} {n4} {n2} {n9}
- [La administradora|El secretario-administrador], {person2}`,
  ),
  written(
    "housing quarterly debit",
    "es",
    "Ayuntamiento,Organismo de Gestión Tributaria,Patronato de Recaudación",
    "A=60..260",
    `
= {brand}
[PLAN PERSONALIZADO DE PAGOS|SISTEMA ESPECIAL DE PAGO FRACCIONADO] – EJERCICIO {Y}
Obligado al pago: {person}
Impuesto sobre Bienes Inmuebles, ref. cat. {n7}XK{n4}S
[Cuota del ejercicio|Deuda total del año] || {A*4}
Plazo || [Fecha de cargo|Adeudo] || Importe
1º || {D} || {=A}
2º || {D+91} || {=A}
3º || {D+182} || {=A}
4º || {D+273} || {=A}
[Los cargos se harán en la cuenta ES** {n4} que usted nos indicó.|Mandato de domiciliación {n8}.]
[Tenga saldo el {D}: la devolución de un plazo cancela el plan.|El primer plazo se cargará el {D}.]
- Documento de {I}, no sirve como justificante`,
  ),
  written(
    "utilities annually pay",
    "es",
    "Ayuntamiento,Cabildo,Consorcio de Residuos",
    "c=60..190 b=5..30 A=c-b r=A+7",
    `
[NOTIFICACIÓN DE VALORES EN RECIBO|DOCUMENTO DE INGRESO]
{brand}
TASA POR [RECOGIDA DE BASURA|GESTIÓN DE RESIDUOS DOMÉSTICOS] · AÑO {Y}
{person}   NIF ***{n4}**
{addr}
Cuota || {c}
[Reducción por compostaje|Bonificación familia numerosa] || {-b}
[Cuota líquida|Total deuda] || {A}
[Páguese antes de finalizar el día|Fin de plazo de ingreso|Validez para el pago hasta] || {D}
Importe a partir del {D+1} (recargo ejecutivo) || {r}
[Si domicilia antes del {I+60}, en {Y+1} tendrá un 5 % de descuento.|Bizum, tarjeta o cajero con este código.]
Emisora {n6} · Modalidad 1 · Fecha {I}`,
  ),
  written(
    "insurance quarterly debit",
    "es",
    "Decesos,Seguros,Santa Lucía Vida,Mutualidad",
    "d=12..45 h=8..30 c=1..4 A=d+h+c",
    `
Recibo de prima nº {n8}
Mediador: {person2}
Tomador || Efecto || Vencimiento
{person} || {D} || {D+91}
[Decesos familiar|Decesos] || {d}
[Hogar básico|Accidentes] || {h}
Consorcio y recargos || {c}
[Total recibo|Prima total trimestre] || {A}
[Domiciliado en|Cobro bancario:] ES** **** {n4}. [Será presentado a su entidad el {D}.|Día de presentación al cobro: {D}]
[Capital asegurado por persona {k=~2000..5000}|Prima del año completo {A*4}]
{I}
- {brand}, {web}`,
  ),
  written(
    "insurance monthly pay",
    "es",
    "Salud,Seguros Médicos,Asistencia Sanitaria",
    "c=45..190 g=3..9 A=c+g",
    `
# {brand}
[Recibo devuelto por su banco|Hemos recibido devuelto su recibo]
{person}
Póliza {ref} – fraccionamiento mensual
Su entidad nos devolvió el {I-3} el recibo de {month}, girado el {I-9}.
Recibo || {c}
Gastos de devolución || {g}
[Total pendiente|Para ponerse al día] || {A}
[Para no perder las coberturas abónelo con tarjeta o por transferencia; dispone hasta el {D}.|No volveremos a girarlo. Regularice su situación antes del {D} en {web}/pagos.|Ingréselo usted mismo en {N} días desde la fecha de esta carta, {I}.]
[Los siguientes recibos se seguirán girando a su cuenta.|Pasado un mes sin pago la cobertura queda en suspenso (art. 15 LCS).]
Fecha: {I}`,
  ),
  written(
    "debt monthly debit",
    "es",
    "Banco,Caja Rural,Bank",
    "a=15..90 b=20..150 c=5..60 A=a+b+c l=~1000..6000",
    `
{brand}
TARJETA [CLASSIC|ORO|ÚNICA] {n4}
{person}
{addr}
@ Liquidación :: {I}
@ Límite :: {l}
@ [Modalidad|Forma de pago] :: [Total a fin de mes|Pago total]
@ Cuenta de cargo :: ES** {n4}
@ Periodo :: {from} al {to}
Fecha || Comercio || Importe
{I-25} || [SUPERMERCADO|GASOLINERA] || {=a}
{I-18} || [VIAJES|ELECTRODOM.] || {=b}
{I-6} || [FARMACIA|RESTAURANTE] || {=c}
[Total dispuesto en el periodo|A su cargo] || {=A}
[Fecha de adeudo|Fecha valor del cargo|Adeudo en cuenta, valor] || {D}
[Puede aplazar esta liquidación antes del {D-2} en cuotas de {m=~18..30}.|Mínimo si pasa a pago aplazado: {m=~18..30}]
- TAE crédito aplazado 21,84 %`,
  ),
  written(
    "debt monthly debit",
    "es",
    "Financiera,Consumer Finance,Crédito,Tarjetas",
    "A=~30..150 d=900..4800 i=10..80 q=A-i",
    `
# {brand}
Tu cuenta permanente [revolving|de crédito]
Hola {first}, este es el resumen a {I}.
Saldo dispuesto || {d}
[Disponible|Crédito que te queda] || {x=200..3000}
Intereses del mes || {i}
[Cuota fija que has elegido|Modalidad: cuota fija] || {A}
De la cuota, a capital || {q}
[El cargo de tu cuota sale el día {Do} ({D}).|Cargo de la cuota: {D~} en ES** {n4}|Te pasamos la cuota el {D}. Si quieres liquidar todo el saldo, llámanos antes.]
[Con esta cuota tardarás {n2} meses en amortizar el saldo.|Saldo en el extracto anterior {o=900..5000}]`,
  ),
  written(
    "shopping monthly debit",
    "es",
    "Moda,Electro,Muebles,Tecnología",
    "A=15..160",
    `
{brand}
Pedido {ref} · [¡Todo listo, {first}!|Pagas en 3 plazos sin intereses]
Total de la compra || {A*3}
[Hoy, {I}|1. Pagado el {I}] || {A}
[2. Siguiente plazo:|2. Se cobrará el] {D} || {A}
[3. Último plazo:|3. Se cobrará el] {D+30} || {A}
[No hagas nada: cobramos cada mensualidad en tu tarjeta •••• {n4}.|Los plazos se cargan solos en tu tarjeta {n4}.]
[Devoluciones hasta el {I+14}|Si pagas tarde: 5 € por plazo]
- [Financiado por|Un servicio de] {brand2} para {legal}`,
  ),
  written(
    "education monthly debit",
    "es",
    "Escuela Infantil,Guardería,Centro Infantil",
    "e=~220..480 c=~60..120 b=~60..200 A=e+c-b",
    `
{brand}
[Familia de|Niño/a:] {person}     Aula 1-2 años
[RECIBO|MENSUALIDAD] {month} {Y}
Escolaridad jornada completa || {e}
Comedor y merienda || {c}
[Ayuda 0-3 de la Generalitat|Cheque guardería del Gobierno regional|Bono infantil ayuntamiento] || {-b}
[A cargo de la familia|Resto a cobrar] || {A}
[La remesa se envía al banco el {D}.|Remesa SEPA de fecha {D}|Os lo cargamos en cuenta el {D}]
[La ayuda la cobra directamente el centro.|Cerrado del {d} al {d}]
Secretaría, {I}
- {web}`,
  ),
  written(
    "housing monthly pay",
    "es",
    "Inmuebles,Patrimonial,Vivienda,Rentas Urbanas",
    "o=~450..1100 i=~10..40 A=o+i",
    `
{person2}
[En representación de la propiedad|Departamento de alquileres]
{brand}
{town}, {I}
Asunto: [actualización de la renta|revisión según IRAV]
{person}
{addr}
Estimado inquilino: cumplido el año de contrato el {I-6}, la renta pasa de {o} a {A}[ mensuales|, una suba de {i} en cada mensualidad].
[Le rogamos cambie la orden permanente de su banco para que el {D} nos llegue ya el nuevo importe.|El primer pago con la renta nueva vence el {D}.|Desde la mensualidad que ha de transferir el {D} deberá pagar la nueva renta.]
[La fianza no se actualiza.|El contrato termina el {I+900}.]
Ingresos en ES{n2} {n4} {n4} {n4}`,
  ),
  written(
    "housing monthly debit",
    "es",
    "Banco,Hipotecaria,Caja",
    "c=150..500 i=100..480 A=c+i o=A-45",
    `
# {brand}
[Revisión del tipo de interés de su hipoteca|Préstamo hipotecario: nuevas condiciones]
{person}
Préstamo {n4}-{n10}
Euríbor publicado || 2,164 %
Diferencial || 0,90 %
[Cuota actual (hasta la revisión)|Venía pagando] || {o}
[Cuota resultante|Nueva cuota] || {A}
de la que intereses || {i}
[Primer vencimiento con la nueva cuota|La cuota revisada se adeudará por primera vez el|1er recibo revisado] || {D}
Capital vivo a {I} || {k=20000..190000}
[Próxima revisión: {I+365}|Vencimiento final de la operación: {I+6900}]
- [Adeudo en cuenta {n4}. |]Cuotas pendientes: {n3}`,
  ),
  written(
    "insurance annually debit",
    "es",
    "Seguros,Auto Seguros,Mutua Automovilista,Direct",
    "p=260..700 b=20..90 A=p-b o=240..700",
    `
{brand}
{person}
{addr}
[Su seguro del coche, otro año|Renovación automática de su póliza de auto]
Vehículo: [SEAT León|Dacia Sandero|Toyota Yaris] · {n4} LKD · Todo riesgo con franquicia
[El año pasado pagó|Prima anualidad anterior] || {o}
Prima tarifa || {p}
[Bonificación por no siniestralidad|Descuento cliente fiel] || {-b}
[Prima total de la nueva anualidad|Pagará] || {A}
[¿Cuándo? Lo giraremos a su banco el {D}.|Recibo único domiciliado: {D}|Su banco lo atenderá con fecha {D}.]
[Si prefiere fraccionar en dos recibos llámenos antes (recargo 3 %).|Semestral: {s=150..380}]
[Oponerse a la prórroga: por escrito, un mes antes del vencimiento.|La franquicia sigue en 300 €.]
Ref. {ref}, {I}`,
  ),
  written(
    "insurance annually pay",
    "es",
    "Seguros,Correduría,Seguros Hogar,Mutua",
    "A=110..420",
    `
{brand2}, correduría
[Segundo aviso|Recordatorio de pago]
Apreciado {person}:
Seguimos sin el pago del recibo anual de hogar que emitió {brand}[ por|, de] {A}.
[Debió abonarse el {I-15}. El asegurador da un último plazo: {D}.|Venció el {I-15} y solo se mantendrá la cobertura si lo ingresa hasta el {D} inclusive.|Su fecha era {I-15}; nos dejan prorrogarlo al {D}.]
[Basta una transferencia a ES{n2} {n4} {n4} {n4} o Bizum al {n9}.|Puede pasar por la oficina con tarjeta.]
[Si quiere domiciliarlo para el futuro, devuelva firmado el mandato.|Si ya lo pagó, disculpe.]
{I}`,
  ),
  written(
    "debt monthly debit",
    "es",
    "Crédito,Préstamos,Finance,Banco",
    "q=90..320 s=20..60 A=q+s k=~3000..9000 u=k-q v=u-q w=v-q",
    `
{brand}
Cuadro de amortización – préstamo {n8}
{person}     Formalizado el {I}
Importe financiado {k}. TIN 6,95 %. [48|60|36] cuotas mensuales.
N.º || Vencimiento || Cuota || Pendiente
1 || {D} || {=A} || {=u}
2 || {D+30} || {=q} || {=v}
3 || {D+61} || {=q} || {=w}
[La cuota 1 incluye la comisión de apertura ({s}).|La primera lleva {s} de seguro.]
[Todas se adeudan en ES** {n4}.|Mandato SEPA CORE firmado.]
- {legal} · {web}`,
  ),
];
