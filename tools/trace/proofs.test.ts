import { describe, expect, it } from 'vitest';
import { proofOf, testsById } from './proofs.ts';
import type { Reached } from './reached.ts';
import type { Kind } from './spec.ts';

const row = (kind: Kind) => ({ id: 'HDR-16', brands: ['tn', 'eldoce'], kind, text: '' }) as const;
const ran = (reached: Reached, passed = true) => ({
	name: 'the header HDR-16 HDR-17 leads to the sign-in page',
	file: 'header.e2e.ts',
	reached,
	passed,
});
const shortOf = (kind: Kind, ...reached: readonly Reached[]) => proofOf(row(kind), testsById(reached.map((one) => ran(one)))).short;

describe('a row of the specification', () => {
	it('is short on every brand that it names when no test with its id passed', () => {
		expect(shortOf('browser')).toEqual(['tn', 'eldoce']);
		expect(proofOf({ ...row('wire'), id: 'HDR-18' }, testsById([ran({ wire: ['tn'] })]))).toEqual({
			files: [],
			short: ['tn', 'eldoce'],
		});
	});

	it('of a reader is proved only in a browser, on the brands that tests opened', () => {
		expect(shortOf('browser', { wire: ['tn', 'eldoce'] })).toEqual(['tn', 'eldoce']);
		expect(shortOf('browser', { browser: ['tn', 'ciudad'] })).toEqual(['eldoce']);
		expect(shortOf('browser', { browser: ['tn'] }, { browser: ['eldoce'] })).toEqual([]);
	});

	it('of the wire is proved by requests or by a browser, and not by a function alone', () => {
		expect(shortOf('wire', {})).toEqual(['tn', 'eldoce']);
		expect(shortOf('wire', { wire: ['tn'] }, { browser: ['eldoce'] })).toEqual([]);
	});

	it('is short on every brand when a test with its id failed, whatever others show', () => {
		const tests = testsById([ran({ browser: ['tn', 'eldoce'] }), ran({}, false)]);
		expect(proofOf(row('browser'), tests)).toEqual({ files: [], short: ['tn', 'eldoce'] });
	});

	it('of a rule is proved by any test, and names its file once', () => {
		const tests = testsById([ran({}), ran({ wire: ['tn'] })]);
		expect(proofOf(row('rule'), tests)).toEqual({ files: ['header.e2e.ts'], short: [] });
	});
});
