import { hash as argon2 } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { measuresTheMachine } from '../../tests/support/form.ts';
import { createPasswordHash, judgeHash, type PasswordHashOptions, staffCost } from './password-hash.ts';
import { Unavailable } from './unavailable.ts';

/** Cheap enough for tests that hash much; the form is the same. */
const cheap = { memoryKiB: 64, passes: 2 };
const ana = { networkKey: '192.0.2.0/24', account: 'ana' };
const passwords = (options: PasswordHashOptions = {}) => asked(createPasswordHash({ cost: cheap, failureMs: 0, ...options }));

/** The same functions, called for one reader by default. */
const asked = ({ hash, verify, verifyNothing }: ReturnType<typeof createPasswordHash>) => ({
	hash: (password: string, caller = ana) => hash(password, caller),
	verify: (stored: string, password: string, caller = ana) => verify(stored, password, caller),
	verifyNothing: (password: string, caller = ana) => verifyNothing(password, caller),
});

describe('a hash', () => {
	it.each([
		['readers', {}, [19_456, 2]],
		['staff', { cost: staffCost }, [65_536, 3]],
	])('A01 is an Argon2id PHC string of the cost for %s, with its own salt', { tags: 'slow' }, async (_whom, options, cost) => {
		const { hash } = asked(createPasswordHash(options));
		const [one, other] = await Promise.all([hash('igual para dos'), hash('igual para dos')]);
		for (const made of [one, other]) {
			const { m, t, salt } = /^\$argon2id\$v=19\$m=(?<m>\d+),t=(?<t>\d+),p=1\$(?<salt>[^$]+)\$[^$]{43}$/.exec(made)?.groups ?? {};
			expect([Number(m), Number(t)]).toEqual(cost);
			expect(Buffer.from(salt ?? '', 'base64')).toHaveLength(16);
		}
		expect(one).not.toBe(other);
	});

	it('A05 covers all 250 characters: neither the first 249 nor another last one match', async () => {
		const { hash, verify } = passwords();
		const stored = await hash(`${'ñ'.repeat(249)}a`);
		expect(await verify(stored, `${'ñ'.repeat(249)}a`)).toMatchObject({ matches: true });
		expect(await verify(stored, 'ñ'.repeat(249))).toMatchObject({ matches: false });
		expect(await verify(stored, `${'ñ'.repeat(249)}b`)).toMatchObject({ matches: false });
	});

	it('A05 is the same for every encoding of a character', async () => {
		const { hash, verify } = passwords();
		const stored = await hash('contraseña ﬁel'.normalize('NFC'));
		for (const written of ['contraseña ﬁel'.normalize('NFD'), 'contraseña fiel'])
			expect(await verify(stored, written)).toMatchObject({ matches: true });
	});

	it('covers a null byte and what follows it', async () => {
		const { hash, verify } = passwords();
		const stored = await hash('abc\u0000definido');
		expect(await verify(stored, 'abc\u0000definido')).toMatchObject({ matches: true });
		expect(await verify(stored, 'abc')).toMatchObject({ matches: false });
		expect(await verify(stored, 'abc\u0000distinto')).toMatchObject({ matches: false });
	});

	it('is not made of a password that the rules refuse', async () => {
		const { hash } = passwords();
		await expect(hash('a'.repeat(251))).rejects.toThrow(RangeError);
		await expect(hash('media \ud800 letra')).rejects.toThrow(RangeError);
	});
});

describe('a comparison', () => {
	it('A02 reports a hash of lower cost, of another variant or with a short salt as old', async () => {
		const { verify } = passwords();
		const { memoryKiB: memoryCost, passes: timeCost } = cheap;
		const old = [
			await argon2('la de siempre', { memoryCost: memoryCost - 8, timeCost }),
			await argon2('la de siempre', { memoryCost, timeCost: timeCost - 1 }),
			await argon2('la de siempre', { memoryCost, timeCost, parallelism: 2 }),
			await argon2('la de siempre', { memoryCost, timeCost, salt: Buffer.alloc(8, 1) }),
			await argon2('la de siempre', { memoryCost, timeCost, outputLen: 16 }),
			await argon2('la de siempre', { memoryCost, timeCost, algorithm: 1 }),
		];
		for (const stored of old) {
			expect(await verify(stored, 'la de siempre')).toEqual({ matches: true, isOld: true });
			expect(await verify(stored, 'otra cualquiera')).toEqual({ matches: false, isOld: false });
		}
		const stronger = await argon2('la de siempre', { memoryCost: memoryCost + 8, timeCost });
		expect(await verify(stronger, 'la de siempre')).toEqual({ matches: true, isOld: false });
	});

	it('A02 reports a hash below the cost of the setting as old, and keeps one above it, which a lower setting must not weaken', {
		tags: 'slow',
	}, async () => {
		const { verify } = asked(createPasswordHash({ cost: { memoryKiB: 32_768, passes: 2 }, failureMs: 0 }));
		const judge = async (memoryCost: number, timeCost: number) =>
			(await verify(await argon2('la de siempre', { memoryCost, timeCost }), 'la de siempre')).isOld;
		expect([await judge(19_456, 2), await judge(47_104, 1)]).toEqual([true, true]);
		expect([await judge(32_768, 2), await judge(65_536, 3)]).toEqual([false, false]);
	});

	const key = 'A'.repeat(43);
	const absurd = [
		`$argon2id$v=19$m=4194304,t=100,p=1$c29tZXNhbHRzb21lc2FsdA$${key}`,
		`$argon2id$v=19$m=19456,t=1000000,p=1$c29tZXNhbHRzb21lc2FsdA$${key}`,
		`$argon2id$v=19$m=19456,t=2,p=255$c29tZXNhbHRzb21lc2FsdA$${key}`,
		`$2b$31$${'a'.repeat(53)}`,
		`$scrypt$ln=30,r=8,p=1$c2FsdA$${key}`,
		`$scrypt$ln=10,r=8,p=999$c2FsdA$${key}`,
		`$firescrypt$ln=24,r=8,p=1$c2FsdA==$${key}$Bw==$c2FsdA==`,
		'scrypt:1073741824:8:1$salt$'.padEnd(90, 'a'),
		'scrypt:1000:8:1$salt$'.padEnd(90, 'a'),
		`$pbkdf2-sha256$i=1000000000,l=32$c2FsdA$${key}`,
		`pbkdf2_sha256$100000000$salt$${key}=`,
		`$P$T${'a'.repeat(30)}`,
		`$wp$2y$31$${'a'.repeat(53)}`,
	];

	it.each(absurd)('A02 never computes a hash of absurd cost: %s', async (stored) => {
		expect(judgeHash(stored)).toBe('too-costly');
		const before = process.memoryUsage().rss;
		expect(await passwords().verify(stored, 'cualquiera')).toEqual({ matches: false, isOld: false });
		expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
	});

	it('treats a text that is no hash as a mismatch', async () => {
		for (const stored of [
			'',
			'contraseña',
			'5f4dcc3b5aa765d61d8327deb882cf99',
			'$argon2id$v=19$m=x$y$z',
			'$2b$10$corto',
			'$P$9corto',
			'$wp$2y$10$corto',
			'$wp$P$9corto',
		]) {
			expect(judgeHash(stored)).toBe('unknown');
			expect(await passwords().verify(stored, stored)).toEqual({ matches: false, isOld: false });
		}
	});

	it('takes as long as a wrong password for 251 characters, and no time for absurd lengths', { tags: 'slow' }, async () => {
		const { hash, verify, verifyNothing } = passwords({ failureMs: 200 });
		const stored = await hash('la de siempre');
		const timeOf = async (work: () => Promise<unknown>) => {
			const began = performance.now();
			await work();
			return performance.now() - began;
		};
		// A timer may come a moment early.
		expect(await timeOf(() => verify(stored, 'a'.repeat(251)))).toBeGreaterThan(195);
		expect(await timeOf(() => verifyNothing('a'.repeat(5_000)))).toBeGreaterThan(195);
		expect(await timeOf(() => verify(stored, 'a'.repeat(10_000_000)))).toBeLessThan(195);
		expect(await timeOf(() => verifyNothing('a'.repeat(10_000_000)))).toBeLessThan(195);
	});
});

describe('hashes of other systems', () => {
	const salt = 'MDEyMzQ1Njc4OWFiY2RlZg';
	const brought = {
		'bcrypt of PHP': '$2y$05$abcdefghijklmnopqrstuuXfjcHO/JrizI1pYhzLM5g.jvPVPXjIq',
		'bcrypt 2b': '$2b$05$abcdefghijklmnopqrstuuXfjcHO/JrizI1pYhzLM5g.jvPVPXjIq',
		'bcrypt 2a': '$2a$05$abcdefghijklmnopqrstuuXfjcHO/JrizI1pYhzLM5g.jvPVPXjIq',
		'PBKDF2 as PHC': `$pbkdf2-sha256$i=1000,l=32$${salt}$ajswom0eMg/9MIweo5m6qyoFrvG2p2HxTv+16AR1QH0`,
		'PBKDF2 of passlib': `$pbkdf2-sha512$1000$${salt}$0bHgfaYkSX4R63QSpPgxGaIAJ3EkmcBESfOki7JK06ecvh431XaDrDhcguN1R/N1tIpHfZ05DoGN/l1g.ZYd5A`,
		'PBKDF2 of Django': 'pbkdf2_sha256$1000$saltsalt$WbVI8xu5WopWvY+flv9CE3gTxDAmIMZVMitI5twWX9Y=',
		'PBKDF2 of Werkzeug': 'pbkdf2:sha256:1000$saltsalt$59b548f31bb95a8a56bd8f9f96ff42137813c4302620c655322b48e6dc165fd6',
		'bcrypt of WordPress 6.8': '$wp$2y$05$abcdefghijklmnopqrstuutvSd2BijXV4thdj49UkIVtBg6ib5dqK',
		'phpass of WordPress': '$P$6abcdefghZsnaHaswCy2g2RPb1jbdE0',
		'phpass of phpBB': '$H$6abcdefghZsnaHaswCy2g2RPb1jbdE0',
		'scrypt as PHC': `$scrypt$ln=10,r=8,p=1$${salt}$Yp+wLrMbrH+gsYg+f8/UzpwalXyTjsB7xZg8GuWMX7Q`,
		'scrypt of Werkzeug':
			'scrypt:1024:8:1$saltsalt$aff829342e125658aef2f4b9dec6a3fdc7c79e2315a3240376b979d78671342f920ab07a1ec65635082fe948b7640ea0b6668417f77a397841870d5f77864b8f',
	};

	it.each(Object.entries(brought))('A02 %s lets its reader in once more and is old then', async (_form, stored) => {
		const { verify } = passwords();
		expect(judgeHash(stored)).toBe('good');
		expect(await verify(stored, 'contraseña-vieja')).toEqual({ matches: true, isOld: true });
		expect(await verify(stored, 'contraseña-vieja'.normalize('NFD'))).toEqual({ matches: true, isOld: true });
		expect(await verify(stored, 'contraseña-otra')).toEqual({ matches: false, isOld: false });
	});

	/** The example in test.php of phpass. */
	it.each(['$P$9IQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0', '$H$9IQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0'])('accept %s of phpass', async (stored) => {
		expect(await passwords().verify(stored, 'test12345')).toEqual({ matches: true, isOld: true });
		expect(await passwords().verify(stored, 'test12346')).toEqual({ matches: false, isOld: false });
	});

	/** The example of github.com/firebase/scrypt. */
	it('accept scrypt of Firebase', async () => {
		const signer = 'jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==';
		const key = 'lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==';
		const stored = `$firescrypt$ln=14,r=8,p=1$42xEC+ixf3L2lw==$${key}$Bw==$${signer}`;
		expect(await passwords().verify(stored, 'user1password')).toEqual({ matches: true, isOld: true });
		expect(await passwords().verify(stored, 'user2password')).toEqual({ matches: false, isOld: false });
	});

	it('may be made of a text in another normalisation', async () => {
		const stored = await argon2('№ uno: ﬁn', { memoryCost: 64, timeCost: 2 });
		expect(await passwords().verify(stored, '№ uno: ﬁn')).toMatchObject({ matches: true });
	});
});

describe('a failed comparison', () => {
	it('A03 takes one time, whatever the stored hash costs and with no account', measuresTheMachine, async () => {
		const { verify, verifyNothing } = passwords({ failureMs: 400 });
		const quick = '$pbkdf2-sha256$i=1000,l=32$MDEyMzQ1Njc4OWFiY2RlZg$ajswom0eMg/9MIweo5m6qyoFrvG2p2HxTv+16AR1QH0';
		const slow = '$2b$11$abcdefghijklmnopqrstuuXfjcHO/JrizI1pYhzLM5g.jvPVPXjIq';
		for (const work of [() => verify(quick, 'otra'), () => verify(slow, 'otra'), () => verifyNothing('otra')]) {
			const began = performance.now();
			await work();
			// A timer may come a moment early; a busy machine makes it late.
			expect((performance.now() - began + 2) % 400).toBeLessThan(100);
		}
	});

	it('A03 does not tell by the next caller’s wait what the one before cost', measuresTheMachine, async () => {
		const { verify, verifyNothing } = asked(createPasswordHash({ atOnce: 1, failureMs: 800 }));
		const slow = '$2b$08$abcdefghijklmnopqrstuuXfjcHO/JrizI1pYhzLM5g.jvPVPXjIq';
		const behind = async (work: () => Promise<unknown>) => {
			const before = work();
			const began = performance.now();
			await verifyNothing('otra');
			const took = performance.now() - began;
			await before;
			return Math.floor((took + 2) / 800);
		};
		// The comparison without an account comes first: it makes the hash that stands in for a stored one.
		expect([await behind(() => verifyNothing('otra')), await behind(() => verify(slow, 'otra'))]).toEqual([2, 2]);
	});
});

describe('a burst of sign-ins', () => {
	it('is served network by network in turn: only a network with many requests waits', async () => {
		const { hash, verify } = passwords({ atOnce: 1, longestWaitMs: 60_000 });
		const stored = await hash('la de siempre');
		const served: string[] = [];
		const signIn = async (networkKey: string, account: string) => {
			await verify(stored, 'la de siempre', { networkKey, account });
			served.push(account);
		};
		const many = Array.from({ length: 200 }, (_, at) => signIn('192.0.2.0/24', `greedy-${at % 4}`));
		const others = Array.from({ length: 20 }, (_, at) => signIn(`10.0.${at}.0/24`, `reader-${at}`));
		await Promise.all([...many, ...others]);
		const last = Math.max(...Array.from({ length: 20 }, (_, at) => served.indexOf(`reader-${at}`)));
		expect(last).toBeLessThan(24);
	});

	it('waits for a limited time; refused ones get different times to come back', { tags: 'slow' }, async () => {
		const { hash, verify } = asked(createPasswordHash({ cost: { memoryKiB: 19_456, passes: 2 }, atOnce: 1, longestWaitMs: 150 }));
		const stored = await hash('la de siempre');
		const began = performance.now();
		const burst = await Promise.allSettled(Array.from({ length: 300 }, () => verify(stored, 'la de siempre')));
		expect(performance.now() - began).toBeLessThan(2_000);
		const times = burst.flatMap((each) =>
			each.status === 'rejected' && each.reason instanceof Unavailable ? [each.reason.retryAfterSeconds] : [],
		);
		const isServed = burst.filter(({ status }) => status === 'fulfilled').length;
		expect(isServed).toBeGreaterThan(0);
		expect(times.length).toBe(300 - isServed);
		expect(new Set(times).size).toBeGreaterThan(3);
		expect(await verify(stored, 'la de siempre')).toMatchObject({ matches: true });
	});
});
