import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OwnPostgres, ownPostgres } from '../../support/databases/database.ts';
import { eventually } from '../../support/eventually.ts';
import { goodPassword, newAccount, signIn } from '../../support/identity/identity.ts';
import { catchMails, type MailCatcher } from '../../support/identity/mail-catcher.ts';
import { type Answer, type Program, startProgram } from '../../support/programs/program.ts';

const kills = 6;
/** `SIGN_UPS=1000` for the whole of it, which takes minutes. Six deaths leave at most 48 of them without an answer. */
const signUps = Number(process.env.SIGN_UPS ?? 120);
const atOnce = 8;

/** A place for a program, and where its database is. */
type ProgramPlace = { readonly dataDir: string; readonly environment: Readonly<Record<string, string>> };

type Life = { readonly name: string; readonly acknowledged: string[]; readonly asked: string[] };

let networks = 0;

/** Each from a network of its own: a thousand sign-ups from one would be a flood. */
function post(program: Program, path: string, body: unknown): Promise<Answer> {
	networks += 1;
	const headers = {
		'content-type': 'application/json',
		'x-forwarded-for': `11.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`,
	};
	return program.send('tn', `/identity/public/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Signs readers up, several at once, until the program dies or there are enough; notes whom it acknowledged, and tells of each. */
async function signUpUntilDeath(program: Program, life: Life, acknowledged = () => {}): Promise<void> {
	const lane = async () => {
		while (life.asked.length < signUps) {
			const email = `${life.name}-${life.asked.length}@mail.test`;
			life.asked.push(email);
			const answer = await post(program, '/signup', newAccount(email)).catch(() => undefined);
			if (answer === undefined) return;
			if (answer.status !== 200) continue;
			life.acknowledged.push(email);
			acknowledged();
		}
	};
	await Promise.all(Array.from({ length: atOnce }, lane));
}

/** A random moment while readers sign up, in ms: a program takes some fifteen a second. */
const whenToDie = () => 200 + Math.random() * signUps * 20;

/** Every other death comes after an answer: on a busy machine there would be nobody to lose otherwise. */
async function liveAndDie(place: ProgramPlace, life: Life): Promise<void> {
	for (let kill = 0; kill < kills; kill += 1) {
		const program = await startProgram(place);
		const { promise: answered, resolve } = Promise.withResolvers<void>();
		const signedUp = signUpUntilDeath(program, life, resolve);
		if (kill % 2 === 1) await Promise.race([answered, signedUp]);
		await sleep(whenToDie());
		await program.stop('SIGKILL');
		await signedUp;
	}
}

/** Every acknowledged reader can sign in once she is verified, and has her letter; nobody is half there. */
async function allIsThere(place: ProgramPlace, life: Life, { mails }: MailCatcher): Promise<void> {
	const program = await startProgram(place);
	try {
		while (life.asked.length < signUps) await signUpUntilDeath(program, life);
		const withoutLetter = () => {
			const written = new Set(mails.flatMap(({ recipients }) => recipients));
			return life.acknowledged.filter((email) => !written.has(email));
		};
		await eventually(
			async () => withoutLetter(),
			(missing) => missing.length === 0,
			120_000,
		);
		for (const email of life.acknowledged.slice(0, 60)) {
			expect((await post(program, '/auth/login', signIn(email))).body, email).toContain('Email Address is not verified');
		}
		for (const email of life.asked.filter((email) => !life.acknowledged.includes(email))) await isWholeOrFree(program, email);
	} finally {
		await program.stop();
	}
}

/** Somebody whose answer never came is wholly there, or her address is free. */
async function isWholeOrFree(program: Program, email: string): Promise<void> {
	const { status, body } = await post(program, '/signup', newAccount(email));
	if (status === 200) return;
	expect(body).toContain('Duplicate identity type');
	expect((await post(program, '/auth/login', signIn(email, goodPassword))).body).toContain('Email Address is not verified');
}

const withoutDemo = { DEMO_CONTENT: 'off', TRUSTED_PROXIES: '127.0.0.1' };

describe('a program that is killed at any moment', () => {
	let postgres: OwnPostgres | undefined;
	let catcher: MailCatcher;
	let folder = '';
	beforeAll(async () => {
		postgres = await ownPostgres();
		catcher = await catchMails();
		folder = await mkdtemp(join(tmpdir(), 'kiosco-kill-'));
	});
	afterAll(async () => {
		await catcher.stop();
		await postgres?.drop();
		await rm(folder, { recursive: true, force: true });
	});

	it.concurrent.each(['embedded', 'PostgreSQL'] as const)(
		'D01 loses no acknowledged account and no letter, and leaves none half made (%s)',
		async (kind) => {
			const mail = { ...withoutDemo, SMTP_URL: catcher.url.reveal() };
			const environment = kind === 'PostgreSQL' ? { ...mail, DATABASE_URL: postgres?.databaseUrl ?? '' } : mail;
			const place = { dataDir: join(folder, kind), environment };
			// A second try finds the accounts of the first.
			const life: Life = { name: `${kind.toLowerCase()}-${Date.now()}`, acknowledged: [], asked: [] };
			await liveAndDie(place, life);
			expect(life.acknowledged.length).toBeGreaterThan(signUps / 6);
			await allIsThere(place, life, catcher);
		},
		600_000,
	);
});
