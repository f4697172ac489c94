import { useState } from 'react';
import type { Version } from '#newsroom/contract';
import type { AnsObject } from '../../ans/ans-value.ts';
import { nameVersion } from '../../api.ts';
import { useTimeZone } from '../../brand-time-zone.ts';
import type { StoryKeeper } from '../../saving/story-keeper.ts';
import { useKept } from '../../saving/use-kept.ts';
import { fullTime } from '../../times.ts';

type Opened = { readonly id: string; readonly keeper: StoryKeeper; readonly onRestore: (document: AnsObject) => void };

/** Brings a version back, says so in `note`, and marks the text as a restored one in the list. `undo` is there until somebody writes on. */
export function useRestoration({ id, keeper, onRestore }: Opened) {
	const timeZone = useTimeZone();
	const [note, setNote] = useState('');
	const [change, setChange] = useState<{ readonly before: AnsObject; readonly after: AnsObject }>();
	const isUntouched = useKept(keeper, ({ document }) => document === change?.after);
	const restore = async (version: Version, document: AnsObject) => {
		const before = keeper.document;
		onRestore(document);
		const after = keeper.document;
		setNote(`La nota volvió ${toVersion(version, timeZone)}.`);
		setChange({ before, after });
		await keeper.flush();
		const { stored, safety } = keeper;
		if (stored && safety.kind === 'saved' && keeper.document === after)
			await nameVersion(id, stored.revision, { name: `Vuelta ${toVersion(version, timeZone)}`, note: '' });
	};
	const undo = (to: AnsObject) => {
		onRestore(to);
		setNote('La nota está como antes de volver.');
		setChange(undefined);
	};
	return { note, restore, undo: change && isUntouched ? () => undo(change.before) : undefined };
}

/** The version after the verb "volver". A name may have 100 letters in all. */
const toVersion = ({ name, receivedAt }: Version, timeZone: string): string =>
	name === undefined ? `a la versión del ${fullTime(receivedAt, timeZone)}` : `a “${name.slice(0, 80)}”`;
