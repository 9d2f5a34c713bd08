import type { Wording } from "./wording.ts";

export const pt: Wording = {
  amount:
    "Total a pagar|Valor a pagar|Montante|Total da fatura|Valor|Total|Importância|Total com IVA|Valor da prestação|Prémio total|Montante a pagar|Quota|A pagar|Valor a debitar|Saldo a pagar",
  due: "Data limite de pagamento|Vencimento|Pagar até|Data de vencimento|Data de débito|Débito a partir de|Até|Pagamento até|Próximo débito|Data de cobrança|Prazo de pagamento",
  issued: "Data de emissão|Data da fatura|Data|Emitida em|Data do documento",
  period: "Período de faturação|Período|Consumo de|Período de referência|De",
  otherDay:
    "Próxima leitura|Fim do contrato|Data de nascimento|Último pagamento|Leitura de|Cliente desde|Próxima fatura|Pago em",
  previous: "Saldo anterior|Em dívida|Fatura anterior|Valores em atraso",
  paid: "Pagamentos recebidos|Pago|Pagamento anterior|Adiantamento",
  late: "Juros de mora|Após vencimento|Multa|Valor após data limite",
  whole: "Total anual|Prémio anual|Capital em dívida|Limite de crédito|Valor acumulado|Entregas do ano",
  minimum: "Pagamento mínimo|Valor mínimo",
  subtotal: "Subtotal|Total sem IVA|Valor líquido|Base tributável",
  tax: "IVA 23%|IVA 6 %|IVA|Imposto do selo|Contribuição audiovisual",
  number: "N.º de cliente|Fatura n.º|NIF|Contrato|Entidade|Referência|CPE|IBAN|Apólice|Página|ATCUD|Telefone|ADC",
  taken:
    "O valor de {A} será debitado na sua conta em {D}.|Pagamento por débito direto|Débito direto a partir de {D}|Vamos debitar {A} no dia {D}.|Forma de pagamento: débito direto SEPA|Não precisa de fazer nada, o débito ocorre a {D}.|Será cobrado no seu cartão em {D}.|Renovação automática em {D}.|Nada a fazer: débito em {D}.|Cobrança automática em {D}|Forma de pagamento: débito em conta|Debitaremos {A} a {D}.",
  pay: "Pague {A} até {D}.|Por favor efetue o pagamento de {A} até {D}.|Pagamento por Multibanco até {D}.|O prazo termina em {D}.|Transferência para {P}",
  offered:
    "Adira ao débito direto.|Pode pagar por Multibanco, MB WAY ou transferência.|Pagamento Multibanco: entidade {n} referência {n}|Quer aderir ao débito direto?|Forma de pagamento: transferência|Pague no homebanking.|Poupe tempo com o débito direto.|Pagamento em numerário ou cartão|Transferência permanente",
  nothing:
    "Não tem nada a pagar.|Saldo a seu favor de {C}.|O crédito de {C} transita para a próxima fatura.|Iremos devolver {C}.|Nada a pagar|Sem valor a pagar.|Crédito de {C} a seu favor|A pagar: 0,00",
  credit: "A seu favor|Crédito|Saldo a seu favor|Valor a devolver",
  within: "Pagamento a {N} dias|Prazo de {N} dias|A pagar em {N} dias",
  monthly: "No dia {N} de cada mês|Débito a {N} de cada mês",
  often: {
    weekly: "semanal|por semana",
    monthly: "mensal|por mês|Mensalidade|cada mês|/mês",
    quarterly: "trimestral|por trimestre|3.º trimestre",
    annually: "anual|por ano|Prémio anual|cada ano|Anuidade",
  },
  noise:
    "Obrigado pela sua preferência.|Apoio ao cliente: 800 {n}|Consumo {n} kWh.|Contrato até {d}.|Último pagamento de {a} em {d}.|Poupe {a} por ano.|Próxima leitura em {d}.|Capital social {a}|Apoio ao cliente {n}, dias úteis|Livro de reclamações disponível|Média de {a} por mês|Ano anterior: {a}|Leitura {n} em {d}|O contrato termina em {d}.|Consumo anual {n} kWh|Juros por atraso {a}|Preços em vigor desde {d}",
  title: "Fatura|Recibo|Aviso de pagamento|Fatura/Recibo|Extrato|A sua fatura|Nota de cobrança",
  to: "Cliente|Titular|Exmo(a). Senhor(a)|Inquilino|Tomador|Local de consumo",
  payee: "Beneficiário|Credor|Senhorio|Titular da conta",
  wasPaid: "Pago com cartão|Numerário|Pago|MB WAY|Multibanco",
  change: "Troco",
  kinds:
    "utilities;Energia,Eletricidade;Potência,Energia ativa,Taxa DGEG;eletricidade|utilities;Águas;Água,Saneamento,Resíduos;água|utilities;Telecom,Fibra,Móvel;Pacote,Mensalidade,Chamadas;internet e tv,telemóvel|housing;Imobiliária,Condomínio;Renda,Quota;renda,condomínio|housing;Câmara Municipal,Autoridade Tributária;IMI,Taxa;imposto municipal|insurance;Seguros;Prémio,Encargos;seguro automóvel,seguro de saúde|subscriptions;Jornal,Streaming;Assinatura;assinatura|debt;Banco,Crédito;Capital,Juros,Compras;crédito,cartão|healthcare;Clínica,Farmácia,Ginásio;Consulta,Tratamento;consulta|education;Colégio,Creche,Escola;Mensalidade,Refeições;mensalidade escolar|transportation;Transportes,Oficina,Autoestradas;Passe,Portagens,Mão de obra;passe,portagens|food;Supermercados,Mercado;Pão,Leite;compras|savings;Caixa;Entrega;poupança|investment;Fundos;Entrega;poupança reforma|other;Fundação,Liga;Donativo;donativo|bills;Segurança,Limpezas;Alarme;alarme",
  forms: "S.A.|Lda.|Unipessoal Lda.",
  months: "janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro",
  street: "Rua|Avenida|Praça|Largo",
};
