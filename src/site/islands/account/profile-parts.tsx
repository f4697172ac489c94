import { type ReactNode, useEffect, useState } from 'react';
import { type ContentGroup, fill } from '#brands';
import { endpoints, type Profile } from '#identity/contract';
import { call, pageClient, saveProfile, unlinkIdentity } from '#identity-client';
import styles from './form.module.css';
import { Notice } from './form-frame.tsx';
import profileStyles from './profile.module.css';
import { Part } from './profile-view.tsx';
import { textOf } from './use-form.ts';
import type { FormWords } from './words.ts';

type PartProps = { readonly words: FormWords };

/** What was refused, beside what it was about. */
function useRefusal(words: FormWords) {
	const [refusal, setRefusal] = useState<string>();
	const tell = (error: unknown) => setRefusal(textOf(error, words));
	const shown: ReactNode = refusal !== undefined && (
		<div role="alert">
			<Notice kind="refused">{refusal}</Notice>
		</div>
	);
	return { tell, shown };
}

/** How the reader signs in; the last way stays (PRF-03, API-39). */
export function WaysIn({ words, profile }: PartProps & { readonly profile: Profile }) {
	const texts = words.account.profile;
	const [identities, setIdentities] = useState(profile.identities);
	const { tell, shown } = useRefusal(words);
	const isSocial = (type: string) => type !== 'Password' && type !== 'OIDC';
	return (
		<Part title={texts.identities}>
			{shown}
			<ul className={profileStyles.list}>
				{identities.map(({ type, userName }) => (
					<li key={`${type} ${userName}`} className={profileStyles.item}>
						<span>{texts.identityNames[type] ?? type}</span>
						{isSocial(type) && identities.length > 1 && (
							<Press
								words={texts.unlink}
								press={() => unlinkIdentity(pageClient(), type).then((changed) => setIdentities(changed.identities), tell)}
							/>
						)}
					</li>
				))}
			</ul>
		</Part>
	);
}

/** Where the reader is signed in (T12). */
export function Sessions({ words }: PartProps) {
	const texts = words.account.profile;
	const [sessions, setSessions] = useState<Awaited<ReturnType<typeof listSessions>>>([]);
	const { tell, shown } = useRefusal(words);
	useEffect(() => {
		listSessions().then(setSessions, () => undefined);
	}, []);
	const end = (id: string) => call(pageClient(), endpoints.endSession, { params: { id } }).then(listSessions).then(setSessions, tell);
	if (sessions.length === 0) return null;
	return (
		<Part title={texts.sessions}>
			{shown}
			<ul className={profileStyles.list}>
				{sessions.map(({ id, device, current }) => (
					<li key={id} className={profileStyles.item}>
						<span>{device}</span>
						{current ? (
							<span className={profileStyles.soft}>{texts.thisSession}</span>
						) : (
							<Press words={texts.endSession} press={() => end(id)} />
						)}
					</li>
				))}
			</ul>
			{sessions.length > 1 && <Press words={texts.endOthers} press={() => end('others')} />}
		</Part>
	);
}

const listSessions = () => call(pageClient(), endpoints.sessions);

/** The copies of her data that the reader asked for (API-31, API-32). */
export function Reports({ words }: PartProps) {
	const texts = words.account.profile;
	const [reports, setReports] = useState<Awaited<ReturnType<typeof listReports>>>([]);
	const { tell, shown } = useRefusal(words);
	useEffect(() => {
		listReports().then(setReports, () => undefined);
	}, []);
	if (reports.length === 0) return null;
	return (
		<Part title={texts.report}>
			{shown}
			<ul className={profileStyles.list}>
				{reports.map(({ id, ready, requestDate }) => {
					const date = new Date(requestDate).toLocaleDateString('es-AR');
					return (
						<li key={id} className={profileStyles.item}>
							{ready ? (
								<Press words={fill(texts.reportDownload, { date })} press={() => download(id).catch(tell)} />
							) : (
								<span>{fill(texts.reportWaits, { date })}</span>
							)}
						</li>
					);
				})}
			</ul>
		</Part>
	);
}

const listReports = () => call(pageClient(), endpoints.reports);

async function download(id: number): Promise<void> {
	const { data } = await call(pageClient(), endpoints.report, { params: { id: String(id) } });
	const url = URL.createObjectURL(new Blob([data], { type: 'application/json' }));
	Object.assign(document.createElement('a'), { href: url, download: 'mis-datos.json' }).click();
	URL.revokeObjectURL(url);
}

/** Attribute of the profile that holds the ids of what the reader follows, between commas. */
const followed = 'contentGroups';

/** What a reader chooses to follow, under its two headings (CIU-01 to CIU-05). */
export function Groups({ words, groups, profile }: PartProps & { readonly groups: readonly ContentGroup[]; readonly profile: Profile }) {
	const texts = words.account.profile;
	const kept = profile.attributes.find(({ name }) => name === followed)?.value.split(',') ?? [];
	const [chosen, setChosen] = useState<readonly string[]>(kept.filter(Boolean));
	const { tell, shown } = useRefusal(words);
	const choose = (id: string) => {
		const next = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
		setChosen(next);
		follow(next).catch((error) => {
			setChosen(chosen);
			tell(error);
		});
	};
	const kinds = [
		['general', texts.generalGroups],
		['horoscope', texts.horoscopeGroups],
	] as const;
	return (
		<Part title={texts.groups}>
			{shown}
			{kinds.map(([kind, title]) => (
				<fieldset key={kind} className={profileStyles.groups}>
					<legend className={styles.label}>{title}</legend>
					{groups
						.filter((group) => group.kind === kind)
						.map(({ id, label }) => (
							<label key={id} className={profileStyles.group}>
								<input type="checkbox" checked={chosen.includes(id)} onChange={() => choose(id)} />
								{label}
							</label>
						))}
				</fieldset>
			))}
		</Part>
	);
}

async function follow(ids: readonly string[]): Promise<void> {
	const { attributes } = await call(pageClient(), endpoints.profile);
	const others = attributes.filter(({ name }) => name !== followed);
	await saveProfile(pageClient(), { attributes: [...others.map(typed), { name: followed, value: ids.join(','), type: 'String' }] });
}

const types = ['String', 'Number', 'Date', 'Boolean'] as const;
const typed = ({ name, value, type }: Profile['attributes'][number]) => ({
	name,
	value,
	type: types.find((one) => one === type) ?? 'String',
});

function Press({ words, press }: { readonly words: string; readonly press: () => unknown }) {
	return (
		<button type="button" className={profileStyles.press} onClick={() => void press()}>
			{words}
		</button>
	);
}
