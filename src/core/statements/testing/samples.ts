/** Statement files in several banks' formats; all accounts are made up. */
export const OFX_SGML = `OFXHEADER:100
DATA:OFXSGML
VERSION:102
ENCODING:USASCII
CHARSET:1252

<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20261115120000<LANGUAGE>ENG</SONRS></SIGNONMSGSRSV1>
<BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STMTRS><CURDEF>USD
<BANKACCTFROM><BANKID>121000248<ACCTID>0001234567<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20261001<DTEND>20261031
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261015120000.000[-5:EST]<TRNAMT>-132.50<FITID>A1<NAME>CITY POWER &amp; LIGHT<MEMO>BILL PAY</STMTTRN>
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261002<TRNAMT>+2000.00<FITID>A2<NAME>ACME PAYROLL</STMTTRN>
</BANKTRANLIST><LEDGERBAL><BALAMT>1867.50<DTASOF>20261031</LEDGERBAL><AVAILBAL><BALAMT>1800.00<DTASOF>20261031</AVAILBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;

export const OFX_XML = `<?xml version="1.0" encoding="UTF-8"?><?OFX OFXHEADER="200" VERSION="211"?>
<OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>EUR</CURDEF><CCACCTFROM><ACCTID>5555</ACCTID></CCACCTFROM>
<BANKTRANLIST><STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20261103</DTPOSTED><TRNAMT>-9,99</TRNAMT><FITID>x-1</FITID><NAME><![CDATA[Strom & Gas]]></NAME></STMTTRN></BANKTRANLIST>
<LEDGERBAL><BALAMT>-9,99</BALAMT><DTASOF>20261105</DTASOF></LEDGERBAL></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>`;

export const QIF_AMERICAN = `!Account
NChecking
TBank
^
!Type:Bank
D1/15'26
T-1,132.50
PCity Power
MBill 7
^
D 1/ 2'26
U2,000.00
PAcme Payroll
^`;

export const QIF_EUROPEAN = `!Type:Bank
D31/10/2026
T-84,00
PStadtwerke
^
D28/10/2026
T2.310,45
PLohn
^
!Type:Cat
NFood
^
`;

export const QIF_TWO_ACCOUNTS = `!Option:AutoSwitch
!Account
NChecking
DJoint account
TBank
^
NSavings
TBank
^
!Clear:AutoSwitch
!Account
NChecking
DJoint account
TBank
^
!Type:Bank
D11/13/2026
T-10.00
PShop
!Account
NSavings
DFor the roof
TBank
^
!Type:Bank
D11/14/2026
T20.00
PInterest
^
`;

export const MT940_GERMAN = `:20:STARTUMSE
:25:12030000/1234567
:28C:00010/001
:60F:C261001EUR1000,00
:61:2610021002D84,00NMSCNONREF//BANK77
:86:105?00FOLGELASTSCHRIFT?20EREF+1234?21MREF+M-1?22SVWZ+Abschlag Strom?2310/26?3
0BYLADEM1001?31DE02120300000000202051?32Stadtwerke Beispiel?33stadt
:61:2612310102C2310,45NTRFNONREF
:86:166?00GUTSCHRIFT?20SVWZ+Lohn?32Beispiel GmbH
:62F:C261031EUR3226,45
-`;

export const MT940_DUTCH = `{1:F01INGBNL2ABXXX0000000000}{2:I940INGBNL2AXXXN}{4:
:20:P261103000000001
:25:NL11INGB0001234567EUR
:28C:00000
:60F:C261101EUR600,00
:61:2611031103D89,00NDDTEREF//20261103001
/TRCD/01016/
:86:/EREF/T1//MARF/M1//CNTP/NL22ABNA0123456789/ABNANL2A/Vattenfall N.V.///REMI/USTD//Termijn november/
:61:2611031103RD9,00N078NONREF
:86:Terugboeking winkel
:62F:C261103EUR520,00
-}`;

const camtEntry = (version: string, party: string) => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr>
<Stmt><Id>S1</Id><Acct><Id><IBAN>DE12500105170648489890</IBAN></Id><Ccy>EUR</Ccy></Acct>
<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">1000.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-10-01</Dt></Dt></Bal>
<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">886.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-10-31</Dt></Dt></Bal>
<Ntry><Amt Ccy="EUR">84.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>${version === "08" ? "<Cd>BOOK</Cd>" : "BOOK"}</Sts><BookgDt><Dt>2026-10-05</Dt></BookgDt><AcctSvcrRef>R1</AcctSvcrRef>
<NtryDtls><TxDtls><RltdPties><Dbtr>${party.replace("$", "Max Muster")}</Dbtr><Cdtr>${party.replace("$", "Stadtwerke &amp; Co")}</Cdtr></RltdPties><RmtInf><Ustrd>Abschlag</Ustrd><Ustrd>10/26</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>
<Ntry><Amt Ccy="EUR">30.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>${version === "08" ? "<Cd>BOOK</Cd>" : "BOOK"}</Sts><BookgDt><DtTm>2026-10-09T10:00:00</DtTm></BookgDt>
<NtryDtls><Btch><NbOfTxs>2</NbOfTxs></Btch><TxDtls><Refs><AcctSvcrRef>P1</AcctSvcrRef></Refs><AmtDtls><TxAmt><Amt Ccy="EUR">10.00</Amt></TxAmt></AmtDtls><RltdPties><Cdtr>${party.replace("$", "Verein")}</Cdtr></RltdPties></TxDtls>
<TxDtls><Refs><AcctSvcrRef>P2</AcctSvcrRef></Refs><AmtDtls><TxAmt><Amt Ccy="EUR">20.00</Amt></TxAmt></AmtDtls><RltdPties><Cdtr>${party.replace("$", "Schule")}</Cdtr></RltdPties></TxDtls></NtryDtls></Ntry>
<Ntry><Amt Ccy="EUR">5.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>${version === "08" ? "<Cd>PDNG</Cd>" : "PDNG"}</Sts><BookgDt><Dt>2026-10-31</Dt></BookgDt></Ntry>
</Stmt></BkToCstmrStmt></Document>`;

export const CAMT_02 = camtEntry("02", "<Nm>$</Nm>");
export const CAMT_08 = camtEntry("08", "<Pty><Nm>$</Nm></Pty>");

export const ENTITY_BOMB = `<?xml version="1.0"?><!DOCTYPE Document [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Ntry><AddtlNtryInf>&b;</AddtlNtryInf></Ntry></Stmt></BkToCstmrStmt></Document>`;
