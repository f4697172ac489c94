import type { KeyObject } from 'node:crypto';
import * as v from 'valibot';
import type { Call } from '../call.ts';
import { linkToken, readLinkToken } from '../mail/link-token.ts';
import { refuse } from '../refuse.ts';

const content = v.object({ brand: v.string(), email: v.string(), newsletters: v.array(v.string()) });

/** What the token of an email ends: newsletters of a brand for a canonical address. */
export type UnsubscribeContent = v.InferOutput<typeof content>;

type Deps = { readonly derived: Readonly<Record<'unsubscribing', KeyObject>> };

/** The token in the address that ends a subscription (RFC 8058). */
export const unsubscribeToken = ({ derived }: Deps, ends: UnsubscribeContent): string => linkToken(derived.unsubscribing, ends);

/** What a token ends. Refuses `unsubscribe-link-damaged` when it is not whole, or of another brand. */
export function readUnsubscribeToken({ derived }: Deps, { brand }: Pick<Call, 'brand'>, token: string): UnsubscribeContent {
	const ends = readLinkToken(derived.unsubscribing, content, token);
	return ends?.brand === brand.id ? ends : refuse('unsubscribe-link-damaged');
}
