import { useState } from 'react';
import type { AnsObject } from '../../ans/ans-value.ts';
import { publishStory } from '../../api.ts';
import { reasonOf } from '../../reason-of.ts';
import { runClock } from './publish-clock.ts';
import type { Publishing } from './publishing.ts';

/** The publication of the open story, which several buttons start. */
export type Publication = {
	/** Whether a change of the story is under way. */
	readonly isBusy: boolean;
	readonly during: (run: () => Promise<void>) => Promise<void>;
	readonly publish: () => Promise<void>;
};

export function usePublication({ room, keeper, amend, say }: Pick<Publishing, 'room' | 'keeper' | 'amend' | 'say'>): Publication {
	const [isBusy, setBusy] = useState(false);
	const during = async (run: () => Promise<void>) => {
		setBusy(true);
		await run();
		setBusy(false);
	};
	const publish = () =>
		during(async () => {
			say('Publicando…');
			amend(withoutLaterDate);
			const start = Date.now();
			const outcome = await keeper.sendBy(publishStory);
			if (outcome.kind !== 'done') return say(reasonOf(outcome));
			const { state, revision } = outcome.value;
			if (state === 'scheduled') say('Se publicó con embargo: los lectores la ven cuando termina.', revision);
			else await runClock(room, outcome.value, { start, say });
		});
	return { isBusy, during, publish };
}

/** The document without a display date in the future, since it is published now. */
function withoutLaterDate(document: AnsObject): AnsObject {
	const { display_date: date, ...others } = document;
	return typeof date === 'string' && Date.parse(date) > Date.now() ? others : document;
}
