import type { ComponentType, ReactNode } from 'react';
import { fill, type ProfileTexts } from '#brands';
import { Notice } from '../form-frame.tsx';
import type { Told } from '../told/told.ts';
import { ToldNotice } from '../told/told-notice.tsx';
import { ChoicesForm } from './choices-form.tsx';
import { DataForm } from './data-form.tsx';
import { DecideDeletion, RequestDeletion } from './deletion-forms.tsx';
import { EmailForm } from './email-form.tsx';
import { Logins } from './logins.tsx';
import { PasswordForm } from './password-form.tsx';
import styles from './profile.module.css';
import type { PartProps } from './profile-data.ts';
import { ProfileFrame } from './profile-frame.tsx';
import { ProfileHead } from './profile-head.tsx';
import { ProfilePart } from './profile-part.tsx';
import { ReportsList } from './reports-list.tsx';
import { SessionsList } from './sessions-list.tsx';

type PartOfProfile = {
	readonly id: string;
	readonly title: (texts: ProfileTexts) => string;
	readonly text?: (texts: ProfileTexts) => string;
	readonly Body: ComponentType<PartProps>;
};

const parts: readonly PartOfProfile[] = [
	{ id: 'datos', title: ({ data }) => data, Body: DataForm },
	{ id: 'newsletters', title: ({ newsletters }) => newsletters, text: ({ newslettersText }) => newslettersText, Body: ChoicesForm },
	{ id: 'mail', title: ({ changeEmail }) => changeEmail, text: ({ changeEmailText }) => changeEmailText, Body: EmailForm },
	{ id: 'contrasena', title: ({ changePassword }) => changePassword, Body: PasswordForm },
	{ id: 'ingresos', title: ({ identities }) => identities, text: ({ identitiesText }) => identitiesText, Body: Logins },
	{ id: 'sesiones', title: ({ sessions }) => sessions, Body: SessionsList },
	{ id: 'copia', title: ({ report }) => report, text: ({ reportText }) => reportText, Body: ReportsList },
	{ id: 'eliminar', title: ({ deletion }) => deletion, Body: RequestDeletion },
];

export type ProfileViewProps = PartProps & {
	/** The member of staff who acts for the reader, and may look but not change (T15). */
	readonly actingFor?: string | undefined;
	/** What the step before tells. */
	readonly told?: Told | undefined;
	/** Asks the reader to sign in again, on a page after a posted form. */
	readonly reauthentication?: ReactNode;
};

/** Everything that a reader sees and changes of the account (PRF-01, PRF-02). */
export function ProfileView({ actingFor, told, reauthentication, ...props }: ProfileViewProps) {
	const { brand, form, asksDeletion } = props;
	const texts = brand.words.account.profile;
	return (
		<ProfileFrame>
			<ProfileHead {...props} />
			<ToldNotice told={told} words={brand.words} />
			<nav className={styles.nav} aria-label={texts.parts}>
				{parts.map(({ id, title }) => (
					<a key={id} className={styles.jump} href={`#${id}`}>
						{title(texts)}
					</a>
				))}
			</nav>
			<div className={styles.parts}>
				{actingFor !== undefined && <Notice kind="refused">{fill(texts.onlyLooking, { name: actingFor })}</Notice>}
				<fieldset className={styles.parts} disabled={actingFor !== undefined}>
					{reauthentication}
					{asksDeletion && <DecideDeletion words={brand.words} approve={form('approve-deletion')} decline={form('decline-deletion')} />}
					{parts.map(({ id, title, text, Body }) => (
						<ProfilePart key={id} id={id} title={title(texts)} text={text?.(texts)}>
							<Body {...props} />
						</ProfilePart>
					))}
				</fieldset>
			</div>
		</ProfileFrame>
	);
}
