import * as v from 'valibot';
import { read, write } from './storage.ts';

const key = 'kiosco-consent';
export const consentAnswers = v.picklist(['accepted', 'rejected']);
export type ConsentAnswer = v.InferOutput<typeof consentAnswers>;

/** The event of the document when the reader consents. */
const consented = 'kiosco-consented';

/** What the reader answered. Where storage is forbidden, nothing. */
export function storedConsent(): ConsentAnswer | undefined {
	return v.parse(v.fallback(v.optional(consentAnswers), undefined), read(key) ?? undefined);
}

/** Stores the answer, and tells what waits for consent. */
export function storeConsent(answer: ConsentAnswer): void {
	write(key, answer);
	if (answer === 'accepted') document.dispatchEvent(new Event(consented));
}

/** Runs something once the reader consents on this page. */
export const whenConsented = (run: () => void): void => document.addEventListener(consented, run, { once: true });
