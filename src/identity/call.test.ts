import { describe, expect, it } from 'vitest';
import { brandList } from '#brands';
import { NOWHERE } from '#platform/network';
import { accountKey, hashCaller } from './call.ts';

describe.each(brandList)('on $id', (brand) => {
	const elsewhere = { ...brand, accounts: { ...brand.accounts, tenant: 'another tenant' } };

	it('a user name has one key in the tenant, and another in each other tenant', () => {
		const keys = [accountKey({ brand }, 'ana'), accountKey({ brand }, 'bea'), accountKey({ brand: elsewhere }, 'ana')];
		expect(new Set(keys).size).toBe(3);
		expect(accountKey({ brand }, 'ana')).toBe(keys[0]);
	});

	it('the password-hash queue knows a caller by account and network, and all callers without an address as one network', () => {
		const account = accountKey({ brand }, 'ana');
		expect(hashCaller({ brand, networkPrefix: '10.1.2.0/24' }, 'ana')).toEqual({ networkKey: '10.1.2.0/24', account });
		expect(hashCaller({ brand, networkPrefix: null }, 'ana')).toEqual({ networkKey: NOWHERE, account });
	});
});
