import styled from '@emotion/styled';
import { phone, token } from '../tokens/index.ts';

/** A button with `role="switch"` and `aria-checked`: a track with a knob before its words. */
export const SwitchButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
  &::before {
    width: 2.5rem;
    height: 1.5rem;
    border: 1px solid ${token('edge')};
    border-radius: ${token('radius-full')};
    background: radial-gradient(circle, ${token('ink-2')} 0.4375rem, transparent 0.5rem) left / 1.375rem 100% no-repeat;
    content: '';
  }
  &[aria-checked='true']::before {
    border-color: ${token('iris')};
    background: radial-gradient(circle, ${token('on-iris')} 0.4375rem, transparent 0.5rem) right / 1.375rem 100%
      no-repeat ${token('iris')};
  }
`;

/** A `fieldset` of labels with radio buttons, as one control whose chosen part is marked. */
export const Segments = styled.fieldset`
  display: flex;
  gap: 0.25rem;
  min-width: 0;
  margin: 0;
  padding: 0.25rem;
  border: 1px solid ${token('hairline-strong')};
  border-radius: ${token('radius-full')};
  & > label {
    display: flex;
    position: relative;
    align-items: center;
    gap: 0.5rem;
    min-height: 2.25rem;
    padding-inline: 0.875rem;
    border-radius: ${token('radius-full')};
    transition: background-color ${token('motion')};
    font-size: 0.9375rem;
    font-weight: 500;
    cursor: pointer;
    &:hover {
      color: ${token('iris')};
    }
    ${phone} {
      padding-inline: 0.625rem;
    }
  }
  & > label > input {
    position: absolute;
    inset: -0.25rem 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  & > label:has(:checked) {
    background: ${token('iris-wash')};
    color: ${token('iris')};
  }
  & > label:has(:focus-visible) {
    outline: 2px solid ${token('iris')};
    outline-offset: 3px;
  }
  @media (forced-colors: active) {
    & > label:has(:checked) {
      background: SelectedItem;
      color: SelectedItemText;
      forced-color-adjust: none;
    }
  }
`;
