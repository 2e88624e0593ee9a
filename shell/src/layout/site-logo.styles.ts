import styled from '@emotion/styled';

/** As tall as the drawn one, and never wider than the header has room for. */
export const LogoImage = styled.img`
  inline-size: auto;
  block-size: 28px;
  max-inline-size: 160px;
  object-fit: contain;
`;
