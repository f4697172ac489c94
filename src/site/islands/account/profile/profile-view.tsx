// The view of the profile page: everything that a reader sees and changes of the account (PRF-01, PRF-02).
import type { ComponentType, ReactNode } from 'react';
import { fill, type ProfileTexts } from '#brands';
import type { FlashMessage } from '../flash-message/flash-message.ts';
import { FlashMessageView } from '../flash-message/flash-message-view.tsx';
import { FormMessage } from '../form-message.tsx';
import { DataForm } from './data-form.tsx';
import { DecideDeletion, RequestDeletion } from './deletion-forms.tsx';
import { EmailForm } from './email-form.tsx';
import { Logins } from './logins.tsx';
import { PasswordForm } from './password-form.tsx';
import styles from './profile.module.css';
import { ProfileFrame } from './profile-frame.tsx';
import { ProfileHead } from './profile-head.tsx';
import { ProfilePart } from './profile-part.tsx';
import type { PartProps } from './profile-types.ts';
import { ReportsList } from './reports-list.tsx';
import { SessionsList } from './sessions-list.tsx';
import { SubscriptionsForm } from './subscriptions-form.tsx';

type PartOfProfile = {
	readonly id: string;
	readonly title: (texts: ProfileTexts) => string;
	readonly text?: (texts: ProfileTexts) => string;
	readonly Body: ComponentType<PartProps>;
};

const parts: readonly PartOfProfile[] = [
	{ id: 'datos', title: ({ data }) => data, Body: DataForm },
	{ id: 'newsletters', title: ({ newsletters }) => newsletters, text: ({ newslettersText }) => newslettersText, Body: SubscriptionsForm },
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
	/** The flash message of the previous page. */
	readonly flashMessage?: FlashMessage | undefined;
	/** Asks the reader to sign in again, on a page after a posted form. */
	readonly reauthentication?: ReactNode;
};

export function ProfileView({ actingFor, flashMessage, reauthentication, ...props }: ProfileViewProps) {
	const { brand, form, asksDeletion } = props;
	const texts = brand.words.account.profile;
	return (
		<ProfileFrame>
			<ProfileHead {...props} />
			<FlashMessageView flashMessage={flashMessage} words={brand.words} />
			<nav className={styles.nav} aria-label={texts.parts}>
				{parts.map(({ id, title }) => (
					<a key={id} className={styles.jump} href={`#${id}`}>
						{title(texts)}
					</a>
				))}
			</nav>
			<div className={styles.parts}>
				{actingFor !== undefined && <FormMessage kind="refused">{fill(texts.onlyLooking, { name: actingFor })}</FormMessage>}
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
