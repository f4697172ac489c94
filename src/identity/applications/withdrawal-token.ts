import type { KeyObject } from 'node:crypto';
import * as v from 'valibot';
import type { Call } from '../call.ts';
import { linkToken, readLinkToken } from '../mail/link-token.ts';
import { refuse } from '../refuse.ts';

const content = v.object({ brand: v.string(), openCall: v.string(), email: v.string() });

/** Whose answers to which open call: a brand, the slug of the call and a canonical address. */
export type ApplicationKey = v.InferOutput<typeof content>;

type Deps = { readonly derived: Readonly<Record<'withdrawing', KeyObject>> };

/** The token in the link that erases what an address answered. */
export const withdrawalToken = ({ derived }: Deps, key: ApplicationKey): string => linkToken(derived.withdrawing, key);

/** What a token erases. Refuses `withdrawal-link-damaged` when it is not whole, or of another brand. */
export function readWithdrawalToken({ derived }: Deps, { brand }: Pick<Call, 'brand'>, token: string): ApplicationKey {
	const key = readLinkToken(derived.withdrawing, content, token);
	return key?.brand === brand.id ? key : refuse('withdrawal-link-damaged');
}
