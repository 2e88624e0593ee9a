import styled from '@emotion/styled';

/** As tall as the default logo, and at most as wide as the room in the header. */
export const LogoImage = styled.img`
  inline-size: auto;
  block-size: 28px;
  max-inline-size: 160px;
  object-fit: contain;
`;
