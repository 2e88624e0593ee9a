/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from '../form/Field.tsx';
import { TextInput } from '../form/TextInput.tsx';
import { DescriptionList } from './DescriptionList.tsx';
import { RowEditor, type RowEditorProps } from './RowEditor.tsx';

const save = jest.fn();
beforeEach(() => save.mockClear());

/** Two rows, of which one at a time is edited; a save closes its editor. */
function Profile({ editor = {}, error }: { editor?: Partial<RowEditorProps>; error?: string }) {
  const [edited, setEdited] = useState<string>();
  const close = () => setEdited(undefined);
  const row = (id: string, label: string) => ({
    id,
    label,
    value: `${id} now`,
    edit: {
      label: 'Edit',
      ...(edited === undefined && { onStart: () => setEdited(id) }),
      editor: edited === id && (
        <RowEditor
          saveLabel="Save"
          cancelLabel="Cancel"
          onCancel={close}
          onSave={() => {
            save();
            close();
          }}
          {...editor}
        >
          <Field label={label} error={error}>
            <TextInput defaultValue={`${id} now`} />
          </Field>
        </RowEditor>
      ),
    },
  });
  return <DescriptionList items={[row('email', 'Email'), row('phone', 'Phone')]} />;
}

async function edit(props: Parameters<typeof Profile>[0] = {}) {
  const user = userEvent.setup();
  render(<Profile {...props} />);
  await user.click(screen.getByRole('button', { name: 'Edit: Email' }));
  return user;
}
const input = () => screen.getByLabelText('Email');
const editButton = () => screen.getByRole('button', { name: 'Edit: Email' });

test('puts the editor in place of the value and the focus into it, and offers no other row', async () => {
  await edit();
  expect(input()).toHaveFocus();
  expect(screen.queryByText('email now')).toBeNull();
  expect(screen.getByText('phone now')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
});

test.each([
  ['Enter', '{Enter}', 1],
  ['Escape', '{Escape}', 0],
])('closes by %s, and returns the focus to the button that opened it', async (_name, key, saves) => {
  const user = await edit();
  await user.keyboard(key);
  expect(save).toHaveBeenCalledTimes(saves);
  expect(screen.getByText('email now')).toBeVisible();
  expect(editButton()).toHaveFocus();
});

test.each([
  ['Save', 1],
  ['Cancel', 0],
])('closes by the button %s', async (name, saves) => {
  const user = await edit();
  await user.click(screen.getByRole('button', { name }));
  expect(save).toHaveBeenCalledTimes(saves);
  expect(editButton()).toHaveFocus();
});

test('keeps Escape from what is around the list', async () => {
  const around = jest.fn();
  document.addEventListener('keydown', around);
  await edit();
  const escape = createEvent.keyDown(input(), { key: 'Escape' });
  fireEvent(input(), escape);
  expect(around).not.toHaveBeenCalled();
  expect(escape.defaultPrevented).toBe(true);
  document.removeEventListener('keydown', around);
});

test.each(['Enter', 'Escape'])('leaves %s to an input method that composes', async (key) => {
  await edit();
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
    const event = createEvent.keyDown(input(), { key, ...composing });
    fireEvent(input(), event);
    // Prevented, an Enter submits no form.
    expect(event.defaultPrevented).toBe(key === 'Enter');
  }
  expect(input()).toBeVisible();
  expect(save).not.toHaveBeenCalled();
});

test('saves and cancels nothing while a save is pending', async () => {
  const user = await edit({ editor: { isPending: true } });
  await user.keyboard('{Enter}{Escape}');
  expect(save).not.toHaveBeenCalled();
  expect(input()).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
});

test('saves nothing while it is locked, and can be cancelled', async () => {
  const user = await edit({ editor: { isLocked: true } });
  await user.keyboard('{Enter}');
  expect(save).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.keyboard('{Escape}');
  expect(editButton()).toHaveFocus();
});

test('says at the field what is wrong', async () => {
  await edit({ error: 'This is not an email address.' });
  expect(input()).toBeInvalid();
  expect(input()).toHaveAccessibleDescription('This is not an email address.');
});

test('says why a row is locked, without a button', () => {
  const edit = { label: 'Edit', locked: 'Cannot be changed once it is set.', onStart: save };
  render(<DescriptionList items={[{ id: 'name', label: 'Full name', value: 'Ana Li', edit }]} />);
  expect(screen.getByRole('definition')).toHaveTextContent('Ana LiCannot be changed once it is set.');
  expect(screen.queryByRole('button')).toBeNull();
});
