import { type Written, written } from "./written.ts";

export const es: readonly Written[] = [
  written(
    "utilities monthly debit",
    "es",
    "Energía,Luz,Gas,Eléctrica",
    "p=8..30 c=15..120 i=4..30 A=p+c+i",
    `
# {brand}
[Factura de electricidad|Factura de gas|DATOS DE LA FACTURA] {n9}
{person}
{addr}
@ Fecha de emisión: {I}
@ Periodo: {from} a {to}
@ Fecha de cargo: {D}
[Término de potencia|Término fijo] || {p}
[Término de energía|Consumo {n3} kWh] || {c}
[Impuestos|IVA 21 % e impuesto eléctrico] || {i}
[Total importe factura|TOTAL A PAGAR|Importe total] || {A}
[Domiciliación bancaria: ES{n4} **** {n4}|Forma de pago: recibo domiciliado|Se cargará en su cuenta el {D}]`,
  ),
  written(
    "utilities quarterly pay",
    "es",
    "Aguas,Canal,Saneamiento",
    "a=20..90 s=10..50 A=a+s",
    `
{brand}
Recibo de agua   {I}
Titular {person}   Contrato {n7}
Trimestre {from} – {to}   Lectura {n4} m3
Abastecimiento || {a}
[Alcantarillado|Canon] || {s}
[Importe|A pagar|Total recibo] || {A}
[Periodo de pago hasta el|Fecha límite de pago|Pagar antes del] {D}
[Puede domiciliar sus recibos llamando al {n9}.|Pago en entidades colaboradoras con código de barras.]`,
  ),
  written(
    "utilities monthly debit",
    "es",
    "Móvil,Fibra,Telecom",
    "p=15..60 e=1..15 A=p+e",
    `
{brand}
Hola, {first}. Ya tienes tu factura de {month}.
[Importe|Total con IVA] :: {A}
[Se cobrará el|Cargo en tu cuenta] :: {D}
Cuota {from} - {to} || {p}
[Llamadas|Terminal a plazos] || {e}
Emitida el {I}`,
  ),
  written(
    "utilities quarterly pay nodue",
    "es|pt",
    "Energía,Aguas,Gas",
    "A=0 c=8..120",
    `
{brand}
Factura de regularización {I}
Consumo real || {u=30..100}
Facturado de más || {-v=60..250}
[Saldo a su favor|A devolver|Importe a su favor] || {c}
[No tiene que pagar nada.|Le abonaremos este importe en su cuenta.|Se descontará de la próxima factura.]`,
  ),
  written(
    "housing monthly debit",
    "es",
    "Comunidad de Propietarios,Administración de Fincas,Inmobiliaria",
    "c=~40..900 g=~5..60 A=c+g",
    `
{brand}
[Recibo de comunidad|Aviso de cuota|Recibo de alquiler] – {month} {Y}
Propietario/Inquilino: {person}
[Cuota ordinaria|Renta] || {c}
[Fondo de reserva|Gastos] || {g}
[Total recibo|Importe] || {A}
[Se girará al cobro el|Recibo domiciliado, cargo el|Adeudo en cuenta:] {D}
{I}`,
  ),
  written(
    "housing annually pay",
    "es",
    "Ayuntamiento,Diputación,Recaudación",
    "A=80..900",
    `
= {brand}
[IBI – Impuesto sobre Bienes Inmuebles|Tasa de basuras|Impuesto de vehículos] {Y}
Sujeto pasivo {person}   Ref. catastral {ref}
Valor catastral {v=30000..120000}   Tipo 0,61 %
[Cuota líquida|Total a ingresar|Deuda tributaria] || {A}
[Periodo voluntario|Plazo de pago]: {I} a {D}
[Con recargo del 5 % a partir del {D+1}: {l=90..950}|Domicilie y obtenga un 3 % de bonificación.]`,
  ),
  written(
    "insurance annually debit",
    "es",
    "Seguros,Mutua,Aseguradora",
    "n=120..500 t=10..60 A=n+t",
    `
# {brand}
[Aviso de renovación|Recibo de prima] póliza {ref}
{person}   {I}
Prima neta || {n}
[Impuestos y consorcio|Recargos] || {t}
[Prima total anual|Total recibo] || {A}
Cobertura del {from+} al {to+}
[El recibo se cargará en su cuenta el {D}.|Lo cobraremos por domiciliación el {D}.]
[Si no desea renovar avísenos antes del {D-30}.|Prima anterior {o=120..520}]`,
  ),
  written(
    "insurance monthly pay",
    "es",
    "Seguros,Salud,Sanitas Mutua",
    "A=20..140",
    `
{brand}
Recibo mensual del seguro de [salud|hogar|vida]
Nº {n8}   {I}
[Prima del mes|Importe] || {A}
[Vencimiento|A pagar antes del] {D}
[Copagos del mes anterior {z=2..15} ya cobrados|Anual: {A*12}]
Transferencia a ES{n11}`,
  ),
  written(
    "debt monthly debit",
    "es",
    "Banco,Caja,Financiera,Hipotecaria",
    "c=80..500 i=20..250 A=c+i",
    `
{brand}
[Préstamo hipotecario|Préstamo personal|Tarjeta]: aviso de cuota
{I}
Amortización || {c}
Intereses || {i}
[Cuota|Importe de la cuota|Recibo] || {A}
[Vencimiento|Fecha de cargo|Se adeudará el] {D}
Capital pendiente || {o=2000..160000}`,
  ),
  written(
    "education monthly debit",
    "es",
    "Colegio,Escuela,Guardería,Academia",
    "e=~60..350 c=~20..130 A=e+c",
    `
{brand}
Recibo {month} {Y} – alumno/a {first}
[Escolaridad|Cuota] || {e}
[Comedor|Material] || {c}
Total || {A}
[Se pasará por el banco el día {Do}|Cargo en cuenta el {D}|Domiciliado: {D}]
{I}`,
  ),
  written(
    "food once pay nodue",
    "es",
    "Supermercado,Farmacia,Mercado",
    "a=2..20 b=2..20 c=1..9 A=a+b+c",
    `
= {brand}
= {addr}
= CIF {ref}
[Tomates|Leche 6u|Protector solar] || {=a}
[Pollo|Gel|Café] || {=b}
[Pan|Agua|Apósitos] || {=c}
[TOTAL|TOTAL (€)|Importe total] || {=A}
[TARJETA BANCARIA|EFECTIVO|Pagado con tarjeta] || {=A}
{I} 19:{n2}`,
  ),
  written(
    "subscriptions monthly debit",
    "es",
    "Música,TV,Prensa,Gimnasio",
    "A=5..45",
    `
{brand}
[¡Gracias, {first}!|Confirmación de tu suscripción]
[Hemos cobrado|Cargo de] {A} en tu tarjeta terminada en {n4} el {I}.
[Próximo cobro|Siguiente pago|Se renueva]: {D}
[Cuota mensual, cancela cuando quieras.|Plan mensual]`,
  ),
  written(
    "healthcare once pay",
    "es|pt",
    "Clínica,Dental,Fisioterapia,Óptica",
    "A=40..700",
    `
{brand}
Factura {n5}   {I}
Paciente {person}
[Endodoncia|Sesión de fisioterapia x5|Gafas graduadas] || {A}
[Total a pagar|Pendiente de pago] || {A}
[Vencimiento {D}|Pago a {N} días|Abonar antes del {D}]`,
  ),
];
