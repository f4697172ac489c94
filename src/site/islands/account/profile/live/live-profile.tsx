import { useEffect, useState } from 'react';
import { endpoints, type Profile } from '#identity/contract';
import { call, pageClient } from '#identity-client';
import type { ProfileBrand } from '../profile-parts.ts';
import { ProfileView } from '../profile-view.tsx';
import { LinkGoogle } from './link-google.tsx';
import { useProfileForms } from './profile-forms.ts';
import { useAsked } from './use-asked.ts';
import { useProof } from './use-proof.tsx';

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
	const { prove, dialog } = useProof(words, profile);
	const sessions = useAsked(askSessions, words);
	const reports = useAsked(askReports, words);
	const forms = useProfileForms({
		...{ brand, profile, setProfile, prove, nonce, leave },
		listSessions: sessions.again,
		listReports: reports.again,
	});
	useEffect(() => {
		const isWaiting = reports.asked.kind === 'known' && reports.asked.value.some(({ ready }) => !ready);
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
				again={{ sessions: sessions.again, reports: reports.again }}
			/>
			{dialog}
		</>
	);
}
