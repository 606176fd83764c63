import { METHOD_WORDS, type PaymentMethod } from "./receipt.ts";

/** The ways to pay, after "paid by". */
export const words: Record<PaymentMethod, string> = METHOD_WORDS;
