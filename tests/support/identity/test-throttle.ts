import { createSecretKey } from 'node:crypto';
import { brandList } from '#brands';
import { createLimits } from '#platform/limits';
import { Refusal } from '#platform/refusal';
import type { Call } from '../../../src/identity/call.ts';
import { LimitsThrottle } from '../../../src/identity/guards/throttle/limits-throttle.ts';
import { silentLog } from '../silent-log.ts';

const [one, another] = brandList.filter(
	({ accounts }, at, all) => all.findIndex(({ accounts: { tenant } }) => tenant === accounts.tenant) === at,
);
if (!one || !another) throw new Error('there are two tenants');

/** Brands of two tenants. */
export const [tn, other] = [one, another] as const;

/** A throttle with a clock that the test moves; counts the guesses that it lets through. */
export function testThrottle() {
	const clock = { ms: Date.parse('2026-11-20T12:00:00Z') };
	const state = { guesses: 0 };
	const now = () => new Date(clock.ms);
	const log = silentLog();
	const limits = createLimits({ clock: now, log, secret: 'a secret of tests' });
	const guard = new LimitsThrottle({
		limits,
		clock: now,
		log,
		deviceKey: { current: createSecretKey('a key of tests', 'utf8'), other: undefined },
	});
	/** Returns `in`, `wrong`, or the seconds to wait. */
	const tryPassword = async (call: Call, password: 'right' | 'wrong', userName = 'ana@mail.test'): Promise<string | number> => {
		try {
			const prove = async () => {
				state.guesses++;
				return password === 'right' ? true : undefined;
			};
			return (await guard.signIn(call, userName, { prove, enter: async () => 'in' })) ?? 'wrong';
		} catch (refusal) {
			return waitOf(refusal);
		}
	};
	return { clock, state, guard, limits, log, tryPassword };
}

/** The seconds to wait that a refusal names; throws anything else. */
export function waitOf(refusal: unknown): number {
	if (!(refusal instanceof Refusal) || refusal.httpStatus !== 429) throw refusal;
	return Number(refusal.headers['retry-after']);
}

/** A call from an address, with the marks of a device. */
export const from = (ip: string | undefined, device?: string, brand = tn): Call => ({
	brand,
	origin: `https://${brand.id}.test`,
	ip,
	networkPrefix: null,
	deviceMarks: device,
	openedNonce: () => undefined,
	userAgent: '',
	requestId: '',
	reader: undefined,
});

/** An address per number, each in a network of its own. */
export const address = (at: number) => `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;
