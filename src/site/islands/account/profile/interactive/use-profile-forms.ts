// All forms of the profile page.
import type { AccountForm } from '../../form-state.ts';
import type { ProfileFormName } from '../profile-types.ts';
import type { ProfileActions } from './profile-actions.ts';
import { useAccessForms } from './use-access-forms.ts';
import { useDataForms } from './use-data-forms.ts';
import { useDeletionForms } from './use-deletion-forms.ts';
import { useReportForms } from './use-report-forms.ts';

type ProfileForms = Readonly<Record<ProfileFormName, AccountForm>>;

/** The forms of the profile by name: what each checks, sends and shows. */
export function useProfileForms(actions: ProfileActions): ProfileForms {
	return { ...useDataForms(actions), ...useAccessForms(actions), ...useReportForms(actions), ...useDeletionForms(actions) };
}
