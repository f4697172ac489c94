import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { Admission } from './admission.ts';
import { outsideCapacity } from './capacity.ts';

/** Places before any rate was measured. */
const places = 100;

function admissionOf(kind: 'isExempt' | 'onlyWaits' | 'usual' = 'usual') {
	const admission = new Admission({ isExempt: () => kind === 'isExempt', onlyWaits: () => kind === 'onlyWaits' });
	const ask = (network?: string) => {
		const request = new IncomingMessage(new Socket());
		const response = new ServerResponse(request);
		const refusal = network === undefined ? admission.admit(request, response) : admission.enter(request, response, network);
		return { request, response, refusal };
	};
	const admitted = (count: number, network?: string) => Array.from({ length: count }, () => ask(network)).filter(({ refusal }) => !refusal);
	return { admission, ask, admitted };
}

describe('admission', () => {
	it('L08 refuses what is beyond the places, and tells different times to come back', () => {
		const { ask, admitted } = admissionOf();
		expect(admitted(200)).toHaveLength(places);
		const refusals = Array.from({ length: 50 }, () => ask().refusal);
		expect(refusals.every((refusal) => refusal?.httpStatus === 503)).toBe(true);
		expect(new Set(refusals.map((refusal) => refusal?.headers['retry-after'])).size).toBeGreaterThan(1);
	});

	it('gives one network at most two thirds of the places, and the rest to others', () => {
		const { admitted } = admissionOf();
		expect(admitted(200, '192.0.2.1')).toHaveLength(67);
		expect(admitted(200, '192.0.2.2')).toHaveLength(33);
	});

	it.each(['isExempt', 'onlyWaits'] as const)('refuses no request for which %s is true', (kind) => {
		expect(admissionOf(kind).admitted(500)).toHaveLength(500);
	});

	it('gives the place of a request to another while it only waits, and when its response ends', async () => {
		const { admission, admitted } = admissionOf();
		const [first, second] = admitted(200, '192.0.2.1');
		if (!first || !second) throw new Error('nothing was admitted');
		const gate = Promise.withResolvers<void>();
		let waiting: Promise<void> | undefined;
		admission.run(first.request, () => {
			waiting = outsideCapacity(() => gate.promise);
		});
		expect(admitted(5, '192.0.2.1')).toHaveLength(1);
		gate.resolve();
		await waiting;
		expect(admitted(5, '192.0.2.1')).toHaveLength(0);
		for (const { response } of [first, second]) response.emit('close');
		expect(admitted(5, '192.0.2.1')).toHaveLength(1);
	});
});
