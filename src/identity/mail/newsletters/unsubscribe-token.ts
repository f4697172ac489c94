import * as v from 'valibot';
import type { Keys } from '#platform/crypto';
import { readSealedToken, sealedToken } from '#platform/crypto/sealed-token';
import type { Call } from '../../call.ts';
import { refuse } from '../../refuse.ts';

const content = v.object({ brand: v.string(), email: v.string(), newsletters: v.array(v.string()) });

/** The subscriptions that a token ends: newsletters of a brand for a canonical email address. */
export type UnsubscribeContent = v.InferOutput<typeof content>;

type Deps = { readonly derived: Readonly<Record<'unsubscribing', Keys>> };

/** The token in the unsubscribe link of a newsletter (RFC 8058). */
export const unsubscribeToken = ({ derived }: Deps, ends: UnsubscribeContent): string => sealedToken(derived.unsubscribing, ends);

/** The subscriptions that a token ends. Refuses `unsubscribe-link-damaged` if it is incomplete, or of another brand. */
export function readUnsubscribeToken({ derived }: Deps, { brand }: Pick<Call, 'brand'>, token: string): UnsubscribeContent {
	const ends = readSealedToken(derived.unsubscribing, content, token);
	return ends?.brand === brand.id ? ends : refuse('unsubscribe-link-damaged');
}
