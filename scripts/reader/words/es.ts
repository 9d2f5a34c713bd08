import type { Wording } from "./wording.ts";

export const es: Wording = {
  amount:
    "Total a pagar|Importe total|Importe a pagar|Total factura|Importe|Total|Importe del recibo|Cuota|A pagar|Total recibo|Importe a cargar|Total con IVA|Importe pendiente|Recibo mensual|Prima total|Saldo a pagar|Total cuota|Cuota a pagar",
  due: "Fecha de vencimiento|Vencimiento|Fecha límite de pago|Pagar antes de|Fecha de cargo|Fecha de cobro|Fin del periodo voluntario|A pagar antes del|Próximo cobro|Fecha de pago|Cargo en cuenta el|Último día de pago|Fecha prevista de cargo|Plazo de pago hasta|Renovación",
  issued: "Fecha de factura|Fecha de emisión|Fecha|Fecha factura|Emitida el|Fecha del recibo|Fecha de expedición",
  period: "Periodo de facturación|Periodo|Periodo facturado|Periodo de consumo|Vigencia|Del|Periodo de cobertura",
  otherDay:
    "Próxima lectura|Fin de contrato|Fecha de nacimiento|Último pago|Lectura anterior|Lectura actual|Próxima factura|Cliente desde|Fecha de alta|Pagado el",
  previous: "Saldo anterior|Deuda anterior|Importe anterior|Factura anterior|Pendiente anterior",
  paid: "Pagos recibidos|Pagado|Anticipo|Su pago|Entregas a cuenta",
  late: "Recargo|Importe con recargo|Después del vencimiento|Gastos de devolución|Con recargo del 5 %",
  whole:
    "Total anual|Prima anual|Capital pendiente|Límite de crédito|Coste anual|Derrama total|Saldo acumulado|Crédito disponible",
  minimum: "Pago mínimo|Importe mínimo",
  subtotal: "Base imponible|Subtotal|Importe neto|Total sin IVA|Suma",
  tax: "IVA 21 %|IVA 10%|IVA|Impuesto eléctrico|IGIC 7 %|I.V.A. (21%)",
  number:
    "Nº de factura|Nº de contrato|Cliente|Referencia|NIF|CIF|CUPS|IBAN|Póliza|Nº de cliente|Entidad emisora|Página|Teléfono|Recibo nº|Identificación",
  taken:
    "El importe de {A} se cargará en su cuenta el {D}.|Forma de pago: domiciliación bancaria|Domiciliado en la cuenta terminada en {n}|Le cobraremos {A} por domiciliación el {D}.|El recibo se pasará al cobro el {D}.|Adeudo SEPA con fecha {D}|Cargo en su cuenta a partir del {D}.|Pago domiciliado|Se cobrará {A} a su tarjeta el {D}.|Renovación automática el {D}.|Cobro automático en la tarjeta terminada en {n}.|Cargo domiciliado mensual|No tiene que hacer nada: cargo el {D}.|Adeudo en cuenta con fecha {D}|Modo de pago: domiciliado|Cobraremos {A} el {D} en su cuenta.|Se pasará al cobro el {D}.|Con cargo a su tarjeta el {D}",
  pay: "Pague {A} antes del {D}.|Puede pagar hasta el {D} en cualquier banco.|Rogamos realice transferencia de {A} antes del {D}.|El plazo de pago termina el {D}.|Importe de {A} con vencimiento {D}.|Beneficiario: {P}",
  offered:
    "Domicilie sus recibos y olvídese.|Puede pagar con tarjeta, Bizum o transferencia.|¿Quiere domiciliar el pago?|Formas de pago: transferencia, tarjeta, ventanilla|Carta de pago|Pago en cajeros y oficinas|Modo de pago: transferencia|Pague en cajeros o en nuestra web.|Domicilie su recibo y ahorre {a}.|Presente este documento en el banco.|Pago con Bizum o tarjeta|Pago por transferencia periódica",
  nothing:
    "No tiene que pagar nada.|Saldo a su favor de {C}.|Le devolveremos {C} en su cuenta.|El saldo de {C} se compensará en la próxima factura.|Importe a pagar: cero|Nada que pagar|Sin importe a pagar.|A su favor: {C}|Importe a pagar: 0,00|Le devolveremos {C}.",
  credit: "Saldo a su favor|A su favor|Abono|Saldo acreedor|Importe a devolver",
  within:
    "Pago a {N} días|Vencimiento a {N} días|Pagar en {N} días desde la fecha de factura|Plazo: {N} días naturales",
  monthly: "El día {N} de cada mes|Cobro el {N} de cada mes|Se cargará el {N} de cada mes",
  often: {
    weekly: "semanal|por semana|cada semana",
    monthly: "mensual|al mes|Cuota mensual|cada mes|/mes|Factura mensual",
    quarterly: "trimestral|por trimestre|3º trimestre|trimestre|cada tres meses",
    annually: "anual|al año|Prima anual|cada año|Recibo anual|ejercicio 2025",
  },
  noise:
    "Gracias por su confianza.|Atención al cliente: 900 {n}|Su consumo medio fue de {a} al día.|Contrato vigente hasta el {d}.|Último pago de {a} recibido el {d}.|Registro Mercantil de Madrid, tomo {n}|Próxima lectura el {d}.|Ahorre {a} al año.|Nuevos precios desde el {d}.|Consumo {n} kWh.|Pasado el plazo se aplicará un recargo de {a}.|Atención al cliente {n}, de lunes a viernes|Reclamaciones en nuestras oficinas|Gasto medio {a} al mes|Año anterior: {a}|Lectura {n} el {d}|Su contrato finaliza el {d}.|Consumo anual {n} kWh|Recargo por demora {a}|Precios vigentes desde {d}|La devolución de un recibo cuesta {a}.|Bono social no aplicado",
  title:
    "Factura|Recibo|Su factura|Aviso de pago|Extracto|Liquidación|Recibo de la comunidad|Justificante|Factura de electricidad",
  to: "Titular|Cliente|Datos del cliente|Arrendatario|Tomador|Sujeto pasivo|Dirección de suministro|Paciente",
  payee: "Beneficiario|Emisor|Acreedor|Arrendador|Titular de la cuenta|A favor de",
  wasPaid: "Pagado con tarjeta|Efectivo|Pagado|Bizum|Cobrado|Pago con tarjeta ****{n}",
  change: "Cambio|Entregado",
  kinds:
    "utilities;Energía,Eléctrica,Luz;Término de potencia,Término de energía,Alquiler contador;electricidad,luz|utilities;Gas,Gas Natural;Término fijo,Consumo gas;gas|utilities;Aguas,Canal;Cuota de servicio,Consumo agua,Alcantarillado;agua|utilities;Telecom,Fibra,Móvil;Fibra 600 Mb,Línea móvil,Llamadas;fibra y móvil,telefonía|housing;Fincas,Inmobiliaria,Comunidad de Propietarios;Alquiler,Cuota ordinaria,Derrama,Plaza de garaje;alquiler,cuota de comunidad|housing;Ayuntamiento,Diputación;IBI urbana,Cuota tributaria,Basuras;impuesto sobre bienes inmuebles,tasa de basuras|insurance;Seguros,Mutua,Aseguradora;Prima neta,Consorcio,Responsabilidad civil;seguro de hogar,seguro de coche,seguro de salud|subscriptions;Diario,Streaming,Prensa,Música;Suscripción,Plan familiar;suscripción|debt;Banco,Caja,Financiera;Capital,Intereses,Compras;préstamo,tarjeta de crédito|healthcare;Clínica,Clínica Dental,Farmacia,Gimnasio;Consulta,Tratamiento,Cuota;tratamiento dental,consulta|education;Colegio,Guardería,Academia,Escuela;Comedor,Enseñanza,Material;cuota escolar,comedor|transportation;Autopistas,Taller,Aparcamiento,Transportes;Peaje,Mano de obra,Abono;peaje,aparcamiento,abono transporte|food;Supermercados,Mercado,Huerta;Cesta,Pan,Leche;compra,cesta|entertainment;Club,Teatro,Cine;Cuota de socio,Abono;cuota de socio|savings;Caja de Ahorros;Aportación;ahorro|investment;Fondos,Pensiones;Aportación;plan de pensiones|other;Fundación,Cruz Verde,ONG;Donativo,Cuota de socio;donativo|bills;Alarmas,Gestoría,Limpieza,Trasteros;Cuota alarma,Asesoría;alarma,gestoría",
  forms: "S.A.|S.L.|S.A.U.|S. Coop.",
  months: "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre",
  street: "Calle|Avenida|Plaza|Paseo",
};
