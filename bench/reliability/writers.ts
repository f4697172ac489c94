import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { story } from '../../tests/support/content.ts';
import { sitesAt } from '../../tests/support/programs/program.ts';
import { senderTo } from '../../tests/support/sender.ts';
import { nextIp } from '../readers.ts';
import type { Installation } from './installation.ts';

/** What was acknowledged: stories by the path of their page, accounts by their access token; and how often something was refused. */
export type Written = {
	readonly stories: readonly { readonly path: string; readonly headline: string }[];
	readonly accounts: readonly string[];
	readonly refused: { readonly stories: number; readonly accounts: number };
};

/** Time in ms between two stories, and between two sign-ups. */
const pauseMs = { stories: 250, accounts: 500 };

let turn = 0;

/** A newsroom that publishes a new story again and again, and readers who sign up, each until `end` is called. */
export function startWriters({ varnish }: Installation): { end(): Promise<Written> } {
	const sites = sitesAt(varnish.port);
	const isOver = new AbortController();
	const stories = repeat(() => publish(senderTo(sites, 'tn')), pauseMs.stories, isOver.signal);
	const accounts = repeat(() => signUp(sites), pauseMs.accounts, isOver.signal);
	return {
		end: async () => {
			isOver.abort();
			const [published, signedUp] = [await stories, await accounts];
			const refused = { stories: published.refused, accounts: signedUp.refused };
			return { stories: published.taken, accounts: signedUp.taken, refused };
		},
	};
}

type Taken<Item> = { readonly taken: readonly Item[]; readonly refused: number };

/** Does the work until the end; undefined, or an error, is a refusal. */
async function repeat<Item>(work: () => Promise<Item | undefined>, everyMs: number, isOver: AbortSignal): Promise<Taken<Item>> {
	const taken: Item[] = [];
	let refused = 0;
	while (!isOver.aborted) {
		const item = await work().catch(() => undefined);
		if (item === undefined) refused += 1;
		else taken.push(item);
		await sleep(everyMs);
	}
	return { taken, refused };
}

async function publish({ put }: ReturnType<typeof senderTo>) {
	turn += 1;
	const [path, headline] = [`/deportes/constancia-${turn}/`, `Constancia número ${turn}.`];
	const { status } = await put(story(`CONSTANCIA${turn}`, { website: 'tn', website_url: path, headlines: { basic: headline } }));
	return status < 300 ? { path, headline } : undefined;
}

const signedUp = v.object({ accessToken: v.string() });

async function signUp({ send }: ReturnType<typeof sitesAt>): Promise<string | undefined> {
	const ip = nextIp();
	const email = `lectora-${ip}@mail.test`;
	const body = { identity: { userName: email, credentials: 'nubes sobre Quilmes 7' }, profile: { email, firstName: 'Ana' } };
	const headers = { 'content-type': 'application/json', 'x-forwarded-for': ip };
	const answer = await send('tn', '/identity/public/v1/signup', { method: 'POST', headers, body: JSON.stringify(body) });
	return answer.status === 200 ? v.parse(signedUp, JSON.parse(answer.body)).accessToken : undefined;
}

/** How many acknowledged stories have their page, and how many acknowledged accounts their profile. */
export async function countKept({ varnish }: Installation, { stories, accounts }: Pick<Written, 'stories' | 'accounts'>) {
	const { get } = sitesAt(varnish.port);
	const kept = { stories: 0, accounts: 0 };
	for (const { path, headline } of stories) if ((await get('tn', path)).body.includes(headline)) kept.stories += 1;
	for (const token of accounts) {
		const { status } = await get('tn', '/identity/public/v1/profile', { authorization: `Bearer ${token}` });
		if (status === 200) kept.accounts += 1;
	}
	return kept;
}
