import { expect, it } from 'vitest';
import { Secret } from '#platform/secret';
import { isSigned, signatureOf } from './signature.ts';

const [old, fresh] = [new Secret('the secret of before'), new Secret('the secret of now')];

it('O07 a picture signed with either version of the secret is shown, and new addresses have the current one', () => {
	const during = new Secret(fresh.reveal(), old);
	expect(isSigned('id', signatureOf('id', old), during)).toBe(true);
	expect(isSigned('id', signatureOf('id', during), fresh)).toBe(true);
	expect(isSigned('id', signatureOf('id', old), fresh)).toBe(false);
	expect(isSigned('id', signatureOf('other', old), during)).toBe(false);
});
