// The profile in the browser. Without scripts, the server renders the same view with forms that are posted.
import { useEffect, useState } from 'react';
import { endpoints, type Profile } from '#identity/contract';
import { call, callFor, pageBefore, pageClient } from '#identity-client';
import { useFlashMessage } from '../../flash-message/use-flash-message.ts';
import type { ProfileBrand } from '../profile-types.ts';
import { ProfileView } from '../profile-view.tsx';
import { LinkGoogle } from './link-google.tsx';
import { useLoaded } from './use-loaded.ts';
import { useProfileForms } from './use-profile-forms.ts';
import { useReauthentication } from './use-reauthentication.tsx';
import { useResetLinkInProfile } from './use-reset-link-in-profile.tsx';

type InteractiveProfileProps = {
	readonly brand: ProfileBrand;
	readonly profile: Profile;
	readonly newsletters: readonly string[] | undefined;
	/** Of the link of the email about the account's deletion. */
	readonly nonce: string | undefined;
	readonly actingFor: string | undefined;
	readonly leave: () => void;
	readonly signedOut: () => void;
};

/** How often to check whether a copy of the reader's data is ready, in ms. */
const reportInterval = 3_000;

const loadSessions = () => callFor(pageClient(), endpoints.sessions);
const loadReports = () => callFor(pageClient(), endpoints.reports);

/** The profile whose forms call the service, while the page stays. */
export function InteractiveProfile({ brand, profile: first, newsletters, nonce, actingFor, leave, signedOut }: InteractiveProfileProps) {
	const { words } = brand;
	const [profile, setProfile] = useState(first);
	const flashMessage = useFlashMessage(undefined);
	const sessions = useLoaded(loadSessions, words);
	const { reauthenticated, dialog } = useReauthentication(words, profile, () => endBefore(sessions));
	const reports = useLoaded(loadReports, words);
	const forms = useProfileForms({
		...{ brand, profile, newsletters, setProfile, reauthenticated, nonce, leave, signedOut },
		listSessions: sessions.reload,
		listReports: reports.reload,
	});
	const reset = useResetLinkInProfile(words, (changed) => {
		setProfile(changed);
		void sessions.reload();
	});
	useReportPolling(reports);
	const hasGoogle = profile.identities.some(({ type }) => type === 'Google');
	return (
		<>
			<ProfileView
				brand={brand}
				profile={profile}
				newsletters={newsletters}
				sessions={sessions.value}
				reports={reports.value}
				asksDeletion={nonce !== undefined}
				actingFor={actingFor}
				flashMessage={flashMessage}
				readOn={pageBefore(pageClient())}
				form={(name) => forms[name]}
				link={
					actingFor === undefined && <LinkGoogle words={words} isLinked={hasGoogle} reauthenticated={reauthenticated} linked={setProfile} />
				}
				reset={reset}
				again={{ sessions: sessions.reload, reports: reports.reload }}
			/>
			{dialog}
		</>
	);
}

type Loaded<Load extends () => Promise<unknown>> = ReturnType<typeof useLoaded<Awaited<ReturnType<Load>>>>;

/** Loads the reports again until every copy is ready. */
function useReportPolling({ value, reload }: Loaded<typeof loadReports>): void {
	useEffect(() => {
		const isWaiting = value.kind === 'loaded' && value.value.some(({ ready }) => !ready);
		const timer = isWaiting ? setTimeout(reload, reportInterval) : undefined;
		return () => clearTimeout(timer);
	}, [value, reload]);
}

/** Ends the session from before a reauthentication, which opens a new one: the old one would be listed as an unknown device. */
async function endBefore({ value, reload }: Loaded<typeof loadSessions>): Promise<void> {
	const before = value.kind === 'loaded' ? value.value.find(({ current }) => current) : undefined;
	if (before) await call(pageClient(), endpoints.endSession, { params: { id: before.id } }).catch(() => undefined);
	await reload();
}
