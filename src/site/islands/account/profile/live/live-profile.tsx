import { useEffect, useState } from 'react';
import { endpoints, type Profile } from '#identity/contract';
import { call, pageClient } from '#identity-client';
import type { ProfileBrand } from '../profile-data.ts';
import { ProfileView } from '../profile-view.tsx';
import { LinkGoogle } from './link-google.tsx';
import { useProfileForms } from './profile-forms.ts';
import { usePasswordReset } from './reset-password.tsx';
import { useLoaded } from './use-loaded.ts';
import { useReauthentication } from './use-reauthentication.tsx';

type LiveProfileProps = {
	readonly brand: ProfileBrand;
	readonly profile: Profile;
	/** Of the mail about the deletion of the account. */
	readonly nonce: string | undefined;
	readonly actingFor: string | undefined;
	readonly leave: () => void;
};

/** How often a copy that is being made is asked for, in ms. */
const pace = 3_000;

const askSessions = () => call(pageClient(), endpoints.sessions);
const askReports = () => call(pageClient(), endpoints.reports);

/** The profile in the browser: every form sends what it is for, and the page stays. */
export function LiveProfile({ brand, profile: first, nonce, actingFor, leave }: LiveProfileProps) {
	const { words } = brand;
	const [profile, setProfile] = useState(first);
	const sessions = useLoaded(askSessions, words);
	const { prove, dialog } = useReauthentication(words, profile, () => endBefore(sessions));
	const reports = useLoaded(askReports, words);
	const forms = useProfileForms({
		...{ brand, profile, setProfile, prove, nonce, leave },
		listSessions: sessions.again,
		listReports: reports.again,
	});
	const reset = usePasswordReset(words, (changed) => {
		setProfile(changed);
		void sessions.again();
	});
	useEffect(() => {
		const isWaiting = reports.asked.kind === 'loaded' && reports.asked.value.some(({ ready }) => !ready);
		const timer = isWaiting ? setTimeout(reports.again, pace) : undefined;
		return () => clearTimeout(timer);
	}, [reports.asked, reports.again]);
	const hasGoogle = profile.identities.some(({ type }) => type === 'Google');
	return (
		<>
			<ProfileView
				brand={brand}
				profile={profile}
				sessions={sessions.asked}
				reports={reports.asked}
				asksDeletion={nonce !== undefined}
				actingFor={actingFor}
				form={(name) => forms[name]}
				link={actingFor === undefined && <LinkGoogle words={words} isLinked={hasGoogle} prove={prove} linked={setProfile} />}
				reset={reset}
				again={{ sessions: sessions.again, reports: reports.again }}
			/>
			{dialog}
		</>
	);
}

type Sessions = ReturnType<typeof useLoaded<Awaited<ReturnType<typeof askSessions>>>>;

/** A proof opens a session of its own; the one before it would stand in the list as a device that the reader does not know. */
async function endBefore({ asked, again }: Sessions): Promise<void> {
	const before = asked.kind === 'loaded' ? asked.value.find(({ current }) => current) : undefined;
	if (before) await call(pageClient(), endpoints.endSession, { params: { id: before.id } }).catch(() => undefined);
	await again();
}
