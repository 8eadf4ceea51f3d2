/**
 * A second ledger of invoices, notes and payments in whole cents, written from the rules alone: it shares no code with what
 * it judges. A method returns false for what the rules refuse, and then changes nothing.
 */

/** The taxes of the scenario: percent or money, and how each counts in what the exporter receives (EI adds, IE is kept). */
const taxes = [
  { percent: 5n, counts: 0n },
  { percent: 23n, counts: 1n },
  { percent: 15n, counts: -1n },
  { percent: 10n, counts: 0n },
  { fixed: 1250n, counts: 0n },
] as const;

const least = (...amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => (a < b ? a : b));
const most = (a: bigint, b: bigint): bigint => (a > b ? a : b);
/** Half away from zero, of amounts that are never negative. */
const rounded = (n: bigint, d: bigint): bigint => (2n * n + d) / (2n * d);
const borneBy = (net: bigint): bigint[] =>
  taxes.map((tax) => ('fixed' in tax ? tax.fixed : rounded(net * tax.percent, 100n)));
const dueOf = (net: bigint, borne: readonly bigint[]): bigint =>
  borne.reduce((sum, amount, at) => sum + amount * (taxes[at]?.counts ?? 0n), net);

/** A line as issued, with what credit notes took of it; quantities in millionths. */
export interface CardLine {
  readonly net: bigint;
  readonly quantity: bigint;
  readonly borne: readonly bigint[];
  taken: { net: bigint; quantity: bigint; borne: readonly bigint[] };
}

/** How much of a line a note takes: without amount and quantity, all that is left. */
export interface Take {
  readonly line: number;
  readonly amount?: bigint;
  readonly quantity?: bigint;
}

interface Payment {
  readonly kind: 'receipt' | 'gateway' | 'credit' | 'write_off';
  readonly card: Card;
  /** What it booked on its invoice, and on the credit of the client. */
  readonly amount: bigint;
  readonly beside: bigint;
  /** What notes booked after it took of it and of others: as credit, or of a write-off as its end. */
  made: bigint;
  /** Of a gateway's: what it can still give back. */
  left: bigint;
  isReversed: boolean;
}

/** An invoice. */
export interface Card {
  /** Whether a gateway collects it: nobody records receipts then. */
  readonly isOfGateway: boolean;
  readonly lines: CardLine[];
  readonly total: bigint;
  readonly debits: CardLine[][];
  debited: bigint;
  credited: bigint;
  received: bigint;
  lost: bigint;
  refunded: bigint;
  /** Refunds that notes cover, and what notes made credit of. */
  covered: bigint;
  given: bigint;
  readonly payments: Payment[];
}

export const lineOf = (net: bigint, quantity: bigint, borne = borneBy(net)): CardLine => ({
  net,
  quantity,
  borne,
  taken: { net: 0n, quantity: 0n, borne: borne.map(() => 0n) },
});

export const openOf = (card: Card): bigint =>
  card.total + card.debited - card.credited - card.received - card.lost + card.covered + card.given;

/** What the ledger sums up of an invoice: its total less what is open. */
export const bookedOf = (card: Card): bigint => card.total - openOf(card);

/** What a gateway may give back: what it collected and still has, and no more than the invoice keeps. */
function refundableOf(card: Card): bigint {
  const byGateway = card.payments.filter(({ kind, isReversed }) => kind === 'gateway' && !isReversed);
  const collected = byGateway.reduce((sum, { amount }) => sum + amount, 0n) - card.refunded;
  return most(least(collected, card.received - card.refunded - card.given), 0n);
}

export function secondLedger() {
  const cards: Card[] = [];
  const rows: string[] = [];
  const client = { credit: 0n };
  const enter = (kind: string, amount: bigint, card?: Card) =>
    rows.push(`${kind} ${card ? cards.indexOf(card) : 'credit'} ${amount}`);

  function pay(card: Card, kind: Payment['kind'], amount: bigint, beside = 0n): true {
    if (kind === 'write_off') card.lost += amount;
    else card.received += amount;
    client.credit += beside;
    enter(kind, amount, card);
    if (beside !== 0n) enter(kind, beside);
    card.payments.push({
      kind,
      card,
      amount,
      beside,
      made: 0n,
      left: kind === 'gateway' ? amount : 0n,
      isReversed: false,
    });
    return true;
  }

  /** What a note takes is taken of all that was paid, or lost, until then; what ends is taken of it no longer. */
  function make(card: Card, amount: bigint, isLoss: boolean): void {
    for (const payment of card.payments) if ((payment.kind === 'write_off') === isLoss) payment.made += amount;
  }

  /** The gateway gives back from the latest payment with enough left; from the latest one, if none has, it refuses. */
  function giveBack(card: Card, amount: bigint): void {
    const payments = card.payments.filter(({ kind }) => kind === 'gateway').toReversed();
    const from = payments.find(({ left }) => left >= amount);
    if (!from) return;
    from.left -= amount;
    card.refunded += amount;
    enter('refund', -amount, card);
  }

  /** Returns what a note takes of lines; undefined if it is refused. */
  function takenOf(lines: readonly CardLine[], takes: readonly Take[] | undefined) {
    const wanted: readonly Take[] =
      takes ?? lines.map((_, line) => ({ line })).filter(({ line }) => leftOf(lines[line]));
    const parts = wanted.map(({ line: at, amount, quantity }) => {
      const line = lines[at];
      const left = leftOf(line);
      if (!line || !left) return undefined;
      const net = amount ?? (quantity === undefined ? left.net : rounded(left.net * quantity, most(left.quantity, 1n)));
      if (net <= 0n || net > left.net || (quantity ?? 0n) > left.quantity) return undefined;
      const until = line.taken.net + net;
      const borne = line.borne.map((tax, index) => rounded(tax * until, line.net) - (line.taken.borne[index] ?? 0n));
      return { line, net, borne, quantity: amount === undefined ? (quantity ?? left.quantity) : 0n };
    });
    const accepted = parts.flatMap((part) => part ?? []);
    return accepted.length === 0 || accepted.length < wanted.length ? undefined : accepted;
  }

  return {
    cards,
    rows,
    client,
    issue(lines: CardLine[], isOfGateway: boolean): void {
      const total = lines.reduce((sum, { net, borne }) => sum + dueOf(net, borne), 0n);
      const nothing = { debited: 0n, credited: 0n, received: 0n, lost: 0n, refunded: 0n, covered: 0n, given: 0n };
      cards.push({ isOfGateway, lines, total, debits: [], ...nothing, payments: [] });
    },
    receive(card: Card, amount: bigint): boolean {
      const open = openOf(card);
      if (card.isOfGateway || open <= 0n || amount <= 0n) return false;
      const booked = least(amount, open);
      return pay(card, 'receipt', booked, amount - booked);
    },
    collect: (card: Card): boolean => openOf(card) > 0n && pay(card, 'gateway', openOf(card)),
    useCredit(card: Card, amount: bigint): boolean {
      const isUsable = amount > 0n && amount <= least(client.credit, openOf(card));
      return isUsable && pay(card, 'credit', amount, -amount);
    },
    writeOff: (card: Card): boolean => openOf(card) > 0n && pay(card, 'write_off', openOf(card)),
    refund(card: Card, amount: bigint): boolean {
      if (openOf(card) > 0n || amount <= 0n || amount > refundableOf(card)) return false;
      giveBack(card, amount);
      return true;
    },
    /** Credits lines of the invoice, or of one of its debit notes. */
    credit(card: Card, takes: readonly Take[] | undefined, surplus: 'credit' | 'refund', debit?: number): boolean {
      const parts = takenOf(debit === undefined ? card.lines : (card.debits[debit] ?? []), takes);
      if (!parts) return false;
      const total = parts.reduce((sum, { net, borne }) => sum + dueOf(net, borne), 0n);
      const ofOpen = least(total, openOf(card));
      const ofLoss = least(total - ofOpen, card.lost);
      const ofRefunds = least(total - ofOpen - ofLoss, most(card.refunded - card.covered, 0n));
      const rest = total - ofOpen - ofLoss - ofRefunds;
      const isBack = surplus === 'refund' && rest > 0n;
      if (isBack && rest > refundableOf(card)) return false;
      for (const { line, net, borne, quantity } of parts) {
        const { taken } = line;
        const sums = taken.borne.map((tax, index) => tax + (borne[index] ?? 0n));
        line.taken = { net: taken.net + net, quantity: taken.quantity + quantity, borne: sums };
      }
      enter('credit_note', total, card);
      if (ofLoss > 0n) enter('note_write_off', -ofLoss, card);
      if (ofRefunds > 0n || isBack) enter('note_refund', -(isBack ? ofRefunds + rest : ofRefunds), card);
      card.credited += total;
      card.lost -= ofLoss;
      make(card, ofLoss, true);
      card.covered += isBack ? ofRefunds + rest : ofRefunds;
      if (isBack) giveBack(card, rest);
      else if (rest > 0n) {
        card.given += rest;
        client.credit += rest;
        make(card, rest, false);
        enter('note_credit', -rest, card);
        enter('note_credit', rest);
      }
      return true;
    },
    debit(card: Card, { line: at, amount, quantity = 0n }: Take): boolean {
      const line = card.lines[at];
      const net = line ? (amount ?? rounded(line.net * quantity, line.quantity)) : 0n;
      if (!line || net <= 0n) return false;
      const together = borneBy(line.net + net);
      const more = lineOf(
        net,
        amount === undefined ? quantity : 1_000_000n,
        together.map((tax, index) => tax - (line.borne[index] ?? 0n)),
      );
      card.debits.push([more]);
      card.debited += dueOf(net, more.borne);
      enter('debit_note', -dueOf(net, more.borne), card);
      return true;
    },
    /** Reverses a payment: what notes made of it ends first, as far as the credit is unused. */
    reverse(payment: Payment): boolean {
      const { card, kind, amount, beside } = payment;
      const isLoss = kind === 'write_off';
      const unused = client.credit - beside;
      if (payment.isReversed || unused < 0n || (!isLoss && card.received - amount < card.refunded)) return false;
      const ended = most(least(payment.made, amount, isLoss ? amount : unused), 0n);
      payment.isReversed = true;
      make(card, -ended, isLoss);
      enter('reversal', -amount, card);
      if (beside !== 0n) enter('reversal', -beside);
      client.credit -= beside;
      if (isLoss) card.lost -= amount - ended;
      else card.received -= amount;
      if (ended > 0n) enter(isLoss ? 'note_write_off' : 'note_credit', ended, card);
      if (isLoss || ended === 0n) return true;
      card.given -= ended;
      client.credit -= ended;
      enter('note_credit', -ended);
      return true;
    },
  };
}

function leftOf(line: CardLine | undefined): { readonly net: bigint; readonly quantity: bigint } | undefined {
  if (!line || line.net <= line.taken.net) return undefined;
  return { net: line.net - line.taken.net, quantity: most(line.quantity - line.taken.quantity, 0n) };
}
